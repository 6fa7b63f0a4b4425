// Signs of other games of the site, their addresses, and the way of a text from one page to another.
import { language } from "./fluent.js";
import { stage } from "./stage.js";

const CARRIED = "carried"; // behind the # of a page that a text is carried to
const KEY = `${SHARED}.${CARRIED}`;

/** The marks of the games of this site, as the engine reads them (docs/protocol.md 5): JSON. */
stage.games = JSON.stringify(GAMES.map(({ game, prefix, words, page }) => ({ game, prefix, words, page })));

/** The name, the first page and the title of each game of this site, in the order of their records: JSON. */
stage.siteGames = () => JSON.stringify(GAMES.map(({ page, home, title }) => [page, home, title[language()] ?? title.en]));

/** The title and the pages of a game by its word, as JSON; of one that is not here, its word alone. */
stage.place = word => {
  const other = GAMES.find(({ game }) => game === word);
  const { title = {}, home = "", replay = "" } = other ?? {};
  return JSON.stringify({ title: title[language()] ?? title.en ?? word, home, replay });
};

/** Go to a page of the site with a text that is too long for an address. @returns whether the browser can keep it on the way */
stage.carry = (text, page) => {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    return false;
  }
  location.assign(`./${page}#${CARRIED}`);
  return true;
};

/** The text that was carried here, once; "" if there is none. */
stage.carried = () => {
  try {
    const text = sessionStorage.getItem(KEY) ?? "";
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return "";
  }
};
