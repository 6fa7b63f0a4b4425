// Functions of JavaScript that Python may still call once a user's code runs. Python reaches JavaScript by the functions alone that
// its WebAssembly was given: these are few here. So a bot has no hold of any object of this worker, neither of its port
// nor of what could take memory that nobody limits.

// Of all that Pyodide gives to its WebAssembly, what stays as it was; the rest refuses. Asking about a value, reading the
// arguments of a call and making those of another:
const VALUES =
  "JsvError_Check JsvError_Throw JsvNoValue_Check JsvFunction_Check JsvPromise_Check JsvGenerator_Check JsvAsyncGenerator_Check " +
  "pyproxy_Check is_comlink_proxy can_run_sync_js JsProxy_compute_typeflags js2python_js js2python_immutable_js JsvArray_New " +
  "JsvArray_Get JsvNum_fromInt JsvNum_fromDouble JsvUTF8ToString __hiwire_deduplicate_get __hiwire_deduplicate_set " +
  "__hiwire_deduplicate_delete destroy_proxies destroy_proxies_js destroy_proxy new_error capture_stderr restore_stderr";
// Running Python; to break it off; its memory, clock and dice:
const RUNNING =
  "_PyEM_TrampolineCall_JS _Py_CheckEmscriptenSignals_Helper __call_sighandler emscripten_resize_heap emscripten_get_heap_max " +
  "emscripten_get_now emscripten_date_now clock_time_get clock_res_get random_get _tzset_js _localtime_js _gmtime_js _mktime_js " +
  "_timegm_js environ_get environ_sizes_get exit proc_exit _abort_js __assert_fail _munmap_js ffi_closure_alloc_js ffi_closure_free_js";
// Reading files, such as those of the library:
const READING =
  "__syscall_stat64 __syscall_lstat64 __syscall_fstat64 __syscall_newfstatat __syscall_faccessat __syscall_getcwd " +
  "__syscall_getdents64 __syscall_readlinkat __syscall_fcntl64 __syscall_ioctl fd_close fd_read fd_pread fd_seek fd_fdstat_get";
const STAYS = new Set(`${VALUES} ${RUNNING} ${READING}`.split(" "));

const LONGEST = 4_000_000; // letters of a text that goes to JavaScript
const ARGUMENTS = 8; // of a call
const WRITING = 0o3 | 0o100 | 0o1000 | 0o2000; // flags of open(2): anything but reading
const READ_ONLY = 69; // EROFS
const FORBIDDEN = 63; // EPERM
/** @typedef {(...given: any[]) => any} Call */

/** @type {Set<unknown>} */
const lent = new Set();
/** @type {any} Python, once the bridge is shut */
let module = null;

/** Lend Python a function, which it may call for ever. @template T @param {T} one @returns {T} */
export function lend(one) {
  lent.add(one);
  return one;
}

/** Refuse from now on whatever is not needed. @param {any} of the module of Python's that is asked */
export const shutBridge = of => (module = of);

/** Replacements of functions once the bridge is shut. @type {Record<string, (own: Call) => Call>} */
const LIMITED = {
  JsvFunction_CallBound: own => (one, self, list) => (lent.has(one) ? own(one, self, list) : module.error),
  JsvArray_Push: own => (list, value) => (list.length < ARGUMENTS ? own(list, value) : 0),
  __syscall_openat: own => (folder, path, flags, more) => (flags & WRITING ? -READ_ONLY : own(folder, path, flags, more)),
  fd_write: () => drop, // Python's own output: what a bot prints goes another way (citadels.workshop.output)
};
for (const kind of ["ascii", "ucs1", "ucs2", "ucs4"]) LIMITED["_python2js_" + kind] = own => (at, length) => (length > LONGEST ? module.error : own(at, length));

/** Take some bytes and forget them. @param {number} _ @param {number} parts @param {number} count @param {number} taken */
function drop(_, parts, count, taken) {
  let sum = 0;
  for (let part = 0; part < count; part++) sum += module.HEAPU32[(parts >>> 2) + 2 * part + 1];
  module.HEAPU32[taken >>> 2] = sum;
  return 0;
}

/** Fail as a function of this name and kind does. @param {string} name @param {Call & { sig?: string }} own @returns {Call} */
function refusing(name, { sig }) {
  if (name.startsWith("__syscall_")) return () => -FORBIDDEN;
  if (name.startsWith("fd_")) return () => FORBIDDEN;
  return sig?.startsWith("e") ? () => module.error : () => 0; // the first letter is what it returns: "e" is an object
}

/** Put functions that can be shut in the place of those that Python's WebAssembly is given. @param {Record<string, any>} given */
export function watchBridge(given) {
  for (const [name, own] of Object.entries(given)) {
    if (typeof own !== "function" || STAYS.has(name)) continue;
    const then = LIMITED[name]?.(own) ?? refusing(name, own);
    given[name] = Object.assign((/** @type {any[]} */ ...all) => (module ? then : own)(...all), own);
  }
}
