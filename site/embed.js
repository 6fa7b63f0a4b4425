// <citadels-game seats="4" players="Ann" edition="2016" lang="zh-Hant" theme="auto" replay="1.…"> and an element for each other game,
// for other people's pages: docs/embedding.md
(() => {
  const base = new URL("./", /** @type {HTMLScriptElement} */ (document.currentScript).src);
  const ASKED = ["seats", "players", "edition", "lang", "theme", "replay"];
  const LONGEST = 4000; // letters of an address: of a longer one the next page hears nothing
  class GameElement extends HTMLElement {
    static observedAttributes = ["lang", "theme"];
    /** @type {HTMLIFrameElement | undefined} */
    frame;
    playing = false; // a table lies in the frame
    ready = false; // and hears

    /**
     * @param {string} game its name in messages and events
     * @param {string} file its poster
     * @param {Record<string, string>} titles by language
     */
    constructor(game, file, titles) {
      super();
      this.game = game;
      this.file = file;
      this.titles = titles;
    }

    connectedCallback() {
      const frame = (this.frame = document.createElement("iframe"));
      frame.src = this.poster().href;
      frame.title = this.getAttribute("title") || this.titles[this.getAttribute("lang") ?? ""] || this.titles.en;
      frame.loading = "lazy";
      frame.allow = "fullscreen; clipboard-write; web-share";
      frame.style.cssText = "display:block;width:100%;height:36rem;max-height:95vh;border:0;border-radius:.6rem";
      // A table says that it is ready before all of it is loaded; a poster says nothing.
      frame.onload = () => ([this.playing, this.ready] = [this.ready, false]);
      addEventListener("message", this.heard);
      this.style.display = "block";
      this.replaceChildren(frame);
    }

    disconnectedCallback() {
      removeEventListener("message", this.heard);
    }

    /** @param {string} name @param {string} _ @param {string} value */
    attributeChangedCallback(name, _, value) {
      if (this.playing || this.ready) this.tell(name, { [name]: value });
      else if (this.frame) this.frame.src = this.poster().href;
    }

    /** The poster's address. It runs no script: what follows the # tells its style sheet the look. */
    poster() {
      const parameters = new URLSearchParams();
      for (const name of ASKED) if (this.getAttribute(name)) parameters.set(name, String(this.getAttribute(name)));
      const look = parameters.get("theme") ?? "";
      const poster = new URL(`${this.file}?${parameters}#${/^(light|dark|auto)$/.test(look) ? look : ""}`, base);
      return poster.href.length > LONGEST && parameters.has("replay") ? this.replay(parameters) : poster;
    }

    /** The replay's own address, for a link too long for the poster to hand on. @param {URLSearchParams} parameters */
    replay(parameters) {
      const link = parameters.get("replay");
      parameters.delete("replay");
      return new URL(`${this.file.replace("embed", "replay")}?embed&${parameters}#${link}`, base);
    }

    /** Put the table away; the game is kept where the browser keeps anything. */
    pause() {
      this.tell("pause");
    }

    /** @param {string} kind @param {object} [more] */
    tell(kind, more) {
      this.frame?.contentWindow?.postMessage({ v: 1, type: this.game + ":" + kind, ...more }, base.origin);
    }

    heard = (/** @type {MessageEvent} */ { source, origin, data }) => {
      if (source !== this.frame?.contentWindow || origin !== base.origin || data?.v !== 1) return;
      const [game, kind] = String(data.type).split(":");
      if (game !== this.game) return;
      if (kind === "ready") this.ready = true;
      if (kind === "height" && Number.isFinite(data.height)) {
        this.frame.style.height = Math.min(Math.max(data.height, 420), 1400) + "px";
      }
      if (kind === "started") this.report("started");
      if (kind !== "over") return;
      const link = String(data.link ?? "");
      if (!link || link.startsWith(base.href)) this.report("over", link ? { link } : {});
    };

    /** Let the host's page know. @param {string} kind @param {object} [detail] */
    report(kind, detail) {
      this.dispatchEvent(new CustomEvent(`${this.game}-${kind}`, { bubbles: true, detail }));
    }
  }

  for (const game of ELEMENTS) {
    const element = class extends GameElement {
      constructor() {
        super(...game);
      }
    };
    if (!customElements.get(`${game[0]}-game`)) customElements.define(`${game[0]}-game`, element);
  }
})();
