// Exposes the browser API to MicroPython, and reports errors: through boot-errors.js until the page is alive, then in a line of the page.
import { engine } from "./engine-client.js";
import { storage } from "./storage.js";
import { LANGUAGES, language, play, speak, spoken, words } from "./fluent.js";
import { isHarmless } from "./harmless.js";
import { notify } from "./notices.js";
import { stage } from "./stage.js";

Object.assign(window, { engine, storage, stage });
window.speech = { LANGUAGES, language, play, speak, spoken, words };

stage.reload = () => location.reload();
stage.openFull = () => void window.open(`./${HOME}`, "_blank", "noopener");
stage.alive = () => {
  const broken = window.watch.alive();
  performance.mark("page-alive");
  engine.begin();
  if (broken) stage.trouble();
};

/** Report an error: by boot-errors.js until the page is alive, then in a line of the page. The page's Python brings a traceback. */
stage.trouble = (problem, trace) => {
  if (trace) window.blackBox.keep("task", problem, trace);
  if (performance.getEntriesByName("page-alive").length) notify("page-trouble", "reload", stage.reload);
  else window.watch.broken(problem);
};
addEventListener("error", event => {
  if (event.target === window && !isHarmless(event.message)) stage.trouble(event.message);
});
addEventListener("unhandledrejection", event => stage.trouble(event.reason));
