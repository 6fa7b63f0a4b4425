// The page in a frame on another page. A classic script, so that what the host asked for is known before the page starts.
(() => {
  const OURS = "gameTable"; // where a frame of any game leaves what closes its table
  const here = new URL(location.href);
  const framed = window.top !== window;
  if (!framed) return;

  if (self.origin === "null") return; // too strict a sandbox: boot-errors.js says so
  const full = new URL("./", here).href;
  const { parameters } = window; // js/theme.js
  for (const ours of ["embed", "here"]) parameters.delete(ours);
  /** @type {NonNullable<typeof window.given>} */
  const given = (window.given = {});
  const language = parameters.get("lang");
  if (language) given[`${SHARED}.language`] = language;
  const setup = requestedTable();
  if (setup) given[`${GAME}.setup`] = JSON.stringify(setup);

  // Told by the page's class, not its address: some hosts redirect replay.html to an address without the .html.
  if (REPLAY && parameters.get("replay") && here.searchParams.has("embed") && !document.body.classList.contains("replay")) {
    location.replace(`./${REPLAY}?embed&` + parameters + "#" + parameters.get("replay")?.slice(0, 8000));
    return;
  }
  const moment = parameters.get("from")?.slice(0, 8000);
  if (moment && here.searchParams.has("embed") && !here.hash) history.replaceState(history.state, "", "#from=" + moment);
  if (here.searchParams.has("embed")) oneTable();

  addEventListener("message", heard);
  addEventListener("DOMContentLoaded", watch);

  /** Seats, names and the edition in the form in which the first screen stores them; it checks them itself. */
  function requestedTable() {
    const names = (parameters.get("players") || "").split(",").filter(name => name.trim());
    const count = Number(parameters.get("seats")) || names.length;
    const edition = parameters.get("edition");
    const newer = edition && edition !== "2005";
    if (!count && !newer) return null;
    const seats = Array.from({ length: count > 8 || count < 2 ? 4 : count }, (_, i) => {
      const person = i < Math.max(1, names.length);
      return { name: names[i] || "", kind: person ? "person" : "bot", bot: "" };
    });
    return { seats, count: seats.length, chosen: {}, ...(newer && { rules: { edition }, set: "first_game" }) };
  }

  /** Only one of several tables on a page is open, since a phone has little memory. */
  function oneTable() {
    const others = [];
    for (let i = 0; i < parent.frames.length; i++) {
      try {
        const other = parent.frames[i];
        if (other !== window && other[OURS]) others.push(other);
      } catch {
        // a frame of somebody else's
      }
    }
    if (others.length && !here.searchParams.has("here")) {
      poster("busy");
      return;
    }
    for (const other of others) other[OURS]?.leave();
    window[OURS] = { leave: () => poster("left") };
  }

  /** Show the poster again, in the theme of the table and with the reason. @param {string} why */
  function poster(why) {
    location.replace(`./${POSTER}${String(parameters) && "?" + parameters}#${why}-${window.look.chosen}`);
  }

  // --- messages between host and frame (docs/embedding.md); of a game they hold its link alone, once it is over

  /** @param {string} kind @param {object} [more] */
  function post(kind, more) {
    parent.postMessage({ v: 1, type: GAME + ":" + kind, ...more }, "*");
  }

  /** @param {MessageEvent} message */
  function heard({ source, data }) {
    if (source !== parent || !data || data.v !== 1) return;
    if (data.type === `${GAME}:lang` && ["en", "zh-Hant", "zh-Hans"].includes(data.lang)) wish(data.lang);
    if (data.type === `${GAME}:theme`) window.look.apply(data.theme);
    if (data.type === `${GAME}:pause` && window[OURS]) poster("away");
  }

  let wished = "";
  /** Change the language at the next frame; of several wishes until then, only the last counts. @param {string} language */
  function wish(language) {
    if (!wished) requestAnimationFrame(speak);
    wished = language;
  }

  async function speak() {
    const language = wished;
    wished = "";
    try {
      if (await window.speech?.speak(language)) window.stage.onact?.("spoken", "", "");
    } catch {
      window.watch.missing(`locales/${language}.ftl`);
    }
  }

  function watch() {
    post("ready");
    const table = /** @type {HTMLElement} */ (document.getElementById("table"));
    let height = 0;
    new ResizeObserver(() => {
      const now = Math.ceil(table.getBoundingClientRect().height);
      if (Math.abs(now - height) > 8) post("height", { height: (height = now) });
    }).observe(table);
    new MutationObserver(() => screen(document.body.dataset.screen)).observe(document.body, { attributeFilter: ["data-screen"] });
  }

  let playing = false;
  /** @param {string | undefined} name */
  async function screen(name) {
    if (name === "table" && !playing) post("started");
    playing = name === "table" || name === "curtain";
    if (name !== "over" || !window.engine) return;
    const { link, hidden } = JSON.parse(await window.engine.ask('{"do":"share"}'));
    if (REPLAY && (!link || hidden)) return;
    post("over", REPLAY ? { link: new URL(`./${REPLAY}#` + link.slice(link.indexOf("#") + 1), full).href } : {});
  }
})();
