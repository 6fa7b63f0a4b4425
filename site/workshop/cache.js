// The workshop's own cache, which its page fills (keeping.js) and the service worker reads (site/sw.js).

/** Its name for the copy of the site in this folder: copies may share an origin. */
export const workshopCache = (/** @type {string} */ folder) => GAME + "-workshop-" + folder;
