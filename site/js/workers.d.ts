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

/** A file of the site that may be stored, with its hash; `game` is whose it is, if it is not the first game's or all games'. */
interface ListedFile {
  url: string;
  revision: string | null;
  integrity: string;
  game?: string;
}

interface WorkerGlobalScope {
  /** The files of the site (build/precache.mjs). */
  __WB_MANIFEST: ListedFile[];
}
