// Types for the two workers: what the build puts into the engine's (build/minify.py) and Workbox into the other.

/** One hash of all that a started engine is made of. */
declare const ENGINE: string;
/** The file name of the engine's wheel. */
declare const WHEEL: string;

/** The word of the game (js/globals.d.ts). */
declare const GAME: string;
/** The module of the engine whose `answer` is called with each request. */
declare const DOOR: string;

/** Not in every browser that is supported. */
interface ArrayBuffer {
  transfer?(length: number): ArrayBuffer;
}

interface WorkerGlobalScope {
  /** Every file of the site that is kept, with its hash (build/precache.mjs). */
  __WB_MANIFEST: { url: string; revision: string | null; integrity: string }[];
}
