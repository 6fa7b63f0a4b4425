// The time for which this device's seat at a table of several phones waits for it.

const FRESH = 30 * 60_000; // milliseconds

/** Whether a note of this time is less than half an hour old. A time to come is of a clock that was set back: fresh. @param {number} at as Date.now() counts @param {number} now */
export const isFresh = (at, now) => now - at < FRESH;
