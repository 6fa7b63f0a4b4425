// <citadels-game seats="4" players="Ann" edition="2016" lang="zh-Hant" theme="auto" replay="1.…"> and an element for each other game,
// for other people's pages: docs/embedding.md. With from="1.…" at="41" seat="2" it plays on from that step of a game; a
// picture of the author's own inside stays until the reader wants to play.
(() => {
  const base = new URL("./", /** @type {HTMLScriptElement} */ (document.currentScript).src);
  const ASKED = ["seats", "players", "edition", "lang", "theme", "replay"];
  /** @type {Record<string, string>} */
  const PLAY = { en: "Play from here", "zh-Hant": "從這裡開始玩", "zh-Hans": "从这里开始玩" };
  /** @type {Record<string, string>} */
  const SOLVE = { en: "Solve it here", "zh-Hant": "在這裡解題", "zh-Hans": "在这里解题" };
  const LONGEST = 4000; // letters of an address: of a longer one the next page hears nothing
  class GameElement extends HTMLElement {
    static observedAttributes = ["lang", "theme"];
    /** @type {HTMLIFrameElement | undefined} */
    frame;
    playing = false; // a table lies in the frame
    ready = false; // and hears
    /** The author's own content, with the way to play: it comes back after a pause. @type {ChildNode[]} */
    picture = [];

    /**
     * @param {string} game its name in messages and events
     * @param {string} file its poster
     * @param {Record<string, string>} titles by language
     * @param {string} page
     */
    constructor(game, file, titles, page) {
      super();
      this.game = game;
      this.file = file;
      this.titles = titles;
      this.page = page;
    }

    connectedCallback() {
      addEventListener("message", this.heard);
      this.style.display = "block";
      const inside = this.getAttribute("from") && !this.frame;
      if (this.picture.length) this.rest(); // it was moved
      else if (inside && this.querySelector("img, picture, svg")) this.still();
      else if (inside && document.readyState === "loading") {
        // The script was there before what is inside the element.
        document.addEventListener("DOMContentLoaded", () => this.isConnected && this.connectedCallback(), { once: true });
      } else this.open(this.poster());
    }

    /** Leave the author's picture as it is until the reader wants to play: by their link, or by our button. */
    still() {
      const link = this.querySelector("a[href]");
      this.button = link ? undefined : document.createElement("button");
      const play = /** @type {HTMLElement} */ (link ?? this.button);
      play.style.paddingBlock = ".75rem"; // of a link in a line: something to tap, and not a pixel of the article moves
      play.onclick = event => {
        event.preventDefault();
        this.open(this.moment());
        this.frame?.focus();
      };
      if (this.button) {
        this.label();
        this.button.style.cssText = "display:block;min-height:2.75rem;padding:0 1rem";
        this.append(this.button);
      }
      this.picture = [...this.childNodes];
    }

    /** Name our button, if there is one, in the element's language. */
    label() {
      const words = this.getAttribute("question") ? SOLVE : PLAY;
      if (this.button) this.button.textContent = words[this.getAttribute("lang") ?? ""] ?? words.en;
    }

    /** Show an address in a frame. @param {URL} address */
    open(address) {
      const frame = (this.frame = document.createElement("iframe"));
      frame.src = address.href;
      frame.title = this.getAttribute("title") || this.titles[this.getAttribute("lang") ?? ""] || this.titles.en;
      frame.loading = "lazy";
      frame.allow = "fullscreen; clipboard-write; web-share";
      frame.style.cssText = "display:block;width:100%;height:36rem;max-height:95vh;border:0;border-radius:.6rem";
      // A table says that it is ready before all of it is loaded; a poster says nothing.
      frame.onload = () => ([this.playing, this.ready] = [this.ready, false]);
      this.replaceChildren(frame);
    }

    disconnectedCallback() {
      removeEventListener("message", this.heard);
    }

    /** @param {string} name @param {string} _ @param {string} value */
    attributeChangedCallback(name, _, value) {
      this.label();
      if (this.playing || this.ready) this.tell(name, { [name]: value });
      else if (this.frame) this.frame.src = (this.picture.length ? this.moment() : this.poster()).href;
    }

    /** The poster's address. It runs no script: what follows the # tells its style sheet the look. */
    poster() {
      const parameters = new URLSearchParams();
      for (const name of ASKED) if (this.getAttribute(name)) parameters.set(name, String(this.getAttribute(name)));
      if (this.getAttribute("from")) parameters.set("from", this.step());
      const look = parameters.get("theme") ?? "";
      const poster = new URL(`${this.file}?${parameters}#${/^(light|dark|auto)$/.test(look) ? look : ""}`, base);
      if (poster.href.length <= LONGEST) return poster;
      return parameters.has("replay") ? this.replay(parameters) : parameters.has("from") ? this.moment() : poster;
    }

    /** The moment as it stands behind the # of its address: the game's link, the step, the seat, and a puzzle's texts. */
    step() {
      const more = ["at", "seat", "question", "answer", "because"].filter(name => this.hasAttribute(name));
      return [this.getAttribute("from"), ...more.map(name => `${name}=${encodeURIComponent(String(this.getAttribute(name)))}`)].join("&");
    }

    /** The game's own address for the moment, which is played on at once. */
    moment() {
      const parameters = new URLSearchParams();
      for (const name of ["lang", "theme"]) if (this.getAttribute(name)) parameters.set(name, String(this.getAttribute(name)));
      return new URL(`${this.page}?embed&${parameters}#from=${this.step()}`, base);
    }

    /** The replay's own address, for a link too long for the poster to hand on. @param {URLSearchParams} parameters */
    replay(parameters) {
      const link = parameters.get("replay");
      parameters.delete("replay");
      return new URL(`${this.file.replace("embed", "replay")}?embed&${parameters}#${link}`, base);
    }

    /** Put the table away, behind the author's picture or the poster; the game is kept where the browser keeps anything. */
    pause() {
      if (this.picture.length) this.rest();
      else this.tell("pause");
    }

    /** Show the author's picture again. */
    rest() {
      this.frame = undefined;
      this.playing = this.ready = false;
      this.replaceChildren(...this.picture);
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
