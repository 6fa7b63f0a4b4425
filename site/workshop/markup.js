// The only two texts that may become markup on this page: the sign of the editor's run button, which is blank here, and the
// style with which the editor keeps the page's styles out of itself. Both are PyScript's.
const ALLOWED = /^\s*(<style>:host \{ all: initial; \}<\/style>)?$/;

/** @type {any} */ (window).trustedTypes?.createPolicy("default", {
  createHTML: (/** @type {string} */ text) => (ALLOWED.test(text) ? text : null),
});
