// The days of daily games: the device's calendar, days in words, and the day in an address.
import { language } from "./fluent.js";
import { stage } from "./stage.js";

const DAY = 86400000; // ms
/** @param {Date} date */
const isoDay = date => date.toISOString().slice(0, 10);

/** Today in this device's time zone, as in 2026-11-22. */
function today() {
  const now = new Date();
  return isoDay(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

/** The days from the first to today, as JSON, the newest first. */
stage.days = first => {
  /** @type {string[]} */
  const days = [];
  for (let at = Date.parse(today()); at >= Date.parse(first); at -= DAY) days.push(isoDay(new Date(at)));
  return JSON.stringify(days);
};

/** A day in words; `style` is long, medium or short. */
stage.dated = (day, style) => new Intl.DateTimeFormat(language(), { dateStyle: style, timeZone: "UTC" }).format(new Date(day));

/** The address that leads to the table of a day. */
stage.dayAddress = day => new URL(`./${HOME}#day=` + day, location.href).href;

/** The day that the address asks for; "" if it asks for none. */
stage.dayLink = () => location.hash.replaceAll(/%2e/gi, ".").match(/^#day=(\d+\.\d{4}-\d\d-\d\d(?:\.alone)?|.{1,40})/)?.[1] ?? "";
/** Remove the day from the address. */
stage.dayHeard = () => history.replaceState(history.state, "", location.pathname + location.search);

