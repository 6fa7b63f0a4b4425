// Days: which have been, by the calendar of this device, how they are written, and the one that a link asks for.
import { language } from "./fluent.js";
import { stage } from "./stage.js";

const DAY = 86400000; // ms
/** @param {Date} date */
const written = date => date.toISOString().slice(0, 10);

/** Today where this device is, as in 2026-11-22. */
function today() {
  const now = new Date();
  return written(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

/** The days from the first until today, as JSON, the newest first. */
stage.days = first => {
  /** @type {string[]} */
  const days = [];
  for (let at = Date.parse(today()); at >= Date.parse(first); at -= DAY) days.push(written(new Date(at)));
  return JSON.stringify(days);
};

/** A day in words; `style` is long, medium or short. */
stage.dated = (day, style) => new Intl.DateTimeFormat(language(), { dateStyle: style, timeZone: "UTC" }).format(new Date(day));

/** The address at which everybody plays the table of a day. */
stage.dayAddress = day => new URL("./index.html#day=" + day, location.href).href;

/** The day that the address asks for; "" if it asks for none. */
stage.dayAsked = () => location.hash.match(/^#day=(.{1,40})/)?.[1] ?? "";
/** The address asks for it no more. */
stage.dayHeard = () => history.replaceState(history.state, "", location.pathname + location.search);

addEventListener("hashchange", () => stage.dayAsked() && stage.onact?.("day-asked", "", ""));
