// The errors of a window that stop nothing, and which nobody is told of.

// Two wordings of one notice, by engine and age: a callback changed a size that the observer reports in the next frame.
const HARMLESS = /^ResizeObserver loop (completed with undelivered notifications|limit exceeded)\.?$/;

/** Whether an error event of the window reports nothing that broke. @param {unknown} message */
export const isHarmless = message => HARMLESS.test(String(message));
