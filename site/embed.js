// <citadels-game seats="4" players="Ann" edition="2016" lang="zh-Hant" theme="auto" replay="1.…"> for other people's pages: docs/embedding.md
(() => {
  const base = new URL("./", /** @type {HTMLScriptElement} */ (document.currentScript).src);
  const ASKED = ["seats", "players", "edition", "lang", "theme", "replay"];
  /** @type {Record<string, string>} */
  const TITLES = { "zh-Hant": "富饒之城", "zh-Hans": "富饶之城" };
  const LONGEST = 4000; // letters of an address: of a longer one the next page hears nothing
  class CitadelsGame extends HTMLElement {
    static observedAttributes = ["lang", "theme"];
    /** @type {HTMLIFrameElement | undefined} */
    frame;
    playing = false; // a table lies in the frame
    ready = false; // and hears

    connectedCallback() {
      const frame = (this.frame = document.createElement("iframe"));
      frame.src = this.poster().href;
      frame.title = this.getAttribute("title") || TITLES[this.getAttribute("lang") ?? ""] || "Citadels";
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
      const asked = new URLSearchParams();
      for (const name of ASKED) if (this.getAttribute(name)) asked.set(name, String(this.getAttribute(name)));
      const look = asked.get("theme");
      const poster = new URL(`embed.html?${asked}#${look === "light" || look === "auto" ? look : ""}`, base);
      return poster.href.length > LONGEST && asked.has("replay") ? this.replay(asked) : poster;
    }

    /** The replay's own address, for a link too long for the poster to hand on. @param {URLSearchParams} asked */
    replay(asked) {
      const link = asked.get("replay");
      asked.delete("replay");
      return new URL(`replay.html?embed&${asked}#${link}`, base);
    }

    /** Put the table away; the game is kept where the browser keeps anything. */
    pause() {
      this.tell("pause");
    }

    /** @param {string} kind @param {object} [more] */
    tell(kind, more) {
      this.frame?.contentWindow?.postMessage({ v: 1, type: GAME + ":" + kind, ...more }, base.origin);
    }

    heard = (/** @type {MessageEvent} */ { source, origin, data }) => {
      if (source !== this.frame?.contentWindow || origin !== base.origin || data?.v !== 1) return;
      if (data.type === `${GAME}:ready`) this.ready = true;
      if (data.type === `${GAME}:height` && Number.isFinite(data.height)) {
        this.frame.style.height = Math.min(Math.max(data.height, 420), 1400) + "px";
      }
      if (data.type === `${GAME}:started`) this.dispatchEvent(new CustomEvent(`${GAME}-started`, { bubbles: true }));
      if (data.type !== `${GAME}:over`) return;
      const link = String(data.link);
      if (!link.startsWith(base.href)) return;
      this.dispatchEvent(new CustomEvent(`${GAME}-over`, { bubbles: true, detail: { link } }));
    };
  }
  if (!customElements.get(`${GAME}-game`)) customElements.define(`${GAME}-game`, CitadelsGame);
})();
