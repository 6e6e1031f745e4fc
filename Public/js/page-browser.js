// <page-browser>: whole pages side by side, one at a time, with any content, browsers too. Each child with data-page
// is a page. Fingers swipe by themselves (scroll-snap); this adds the mouse, keys, turning of the screen, buttons
// (data-browser, data-turn) and a `turn` event that tells the number of the page at rest.

const flick = 0.3; // Points a millisecond from which on letting go is a flick.
/** @type {{ [key: string]: "left" | "right" | "home" | "end" }} */
const steps = { ArrowLeft: "left", ArrowRight: "right", Home: "home", End: "end" };

/** @type {("pointerup" | "pointercancel")[]} */
const ends = ["pointerup", "pointercancel"];

class PageBrowser extends HTMLElement {
  #current = 0;
  /** @type {{ x: number, left: number } | null} */
  #drag = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #rest;
  #sizes = new ResizeObserver(() => this.#stay());
  #children = new MutationObserver(() => this.#mark());

  connectedCallback() {
    this.#current = Number(this.dataset.current ?? 0);
    if (!this.hasAttribute("tabindex")) this.tabIndex = 0;
    this.#sizes.observe(this);
    this.#children.observe(this, { childList: true });
    this.addEventListener("scroll", this.#scrolled);
    this.addEventListener("keydown", this.#pressed);
    this.addEventListener("pointerdown", this.#grabbed);
    this.#stay();
    this.#mark();
  }

  disconnectedCallback() {
    this.#sizes.disconnect();
    this.#children.disconnect();
    clearTimeout(this.#rest);
  }

  get pages() {
    return [...this.querySelectorAll(":scope > [data-page]")];
  }
  get current() {
    return this.#current;
  }

  /**
   * Goes to a page; false when there is none such, or it is the one that is shown.
   * @param {number} index
   */
  go(index) {
    const page = this.pages[index];
    if (!page || index === this.#current) return false;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.scrollTo({ left: index * this.clientWidth, behavior: isCalm ? "instant" : "smooth" });
    this.#settle(index);
    return true;
  }

  /**
   * Goes left, right, home or to the end; false when there is nothing to go to.
   * @param {"left" | "right" | "home" | "end"} way
   */
  press(way) {
    const last = this.pages.length - 1;
    return this.go({ left: this.#current - 1, right: this.#current + 1, home: 0, end: last }[way]);
  }

  /** @param {number} index */
  #settle(index) {
    if (index === this.#current || !this.pages[index]) return;
    this.#current = index;
    this.dataset.current = String(index);
    this.#mark();
    this.dispatchEvent(new CustomEvent("turn", { bubbles: true, detail: index }));
  }

  /** What is out of sight is out of reach. */
  #mark() {
    for (const [index, page] of this.pages.entries()) page.inert = index !== this.#current;
    for (const button of document.querySelectorAll(`[data-browser="${this.id}"]`)) {
      const end = button.dataset.turn === "left" ? 0 : this.pages.length - 1;
      button.disabled = this.#current === end;
    }
  }

  /** Another width shows the same page. */
  #stay() {
    if (!this.#drag) this.scrollTo({ left: this.#current * this.clientWidth, behavior: "instant" });
  }

  // A page counts when the fingers have let go and nothing moves any more.
  #scrolled = () => {
    clearTimeout(this.#rest);
    if (this.#drag) return;
    this.#rest = setTimeout(() => {
      const place = this.scrollLeft / this.clientWidth;
      if (Math.abs(place - Math.round(place)) < 0.02) this.#settle(Math.round(place));
    }, 80);
  };

  /** @param {Heard<KeyboardEvent>} event */
  #pressed = (event) => {
    const way = steps[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target.closest("input, textarea, select")) return;
    // The keys of a list are its own.
    if ((way === "home" || way === "end") && event.target.closest("scroll-stack")) return;
    // At its end it leaves the key to the browser around it.
    if (event.defaultPrevented || !this.press(way)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** @param {Heard<PointerEvent>} event */
  #grabbed = (event) => {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    /** @type {Element} */
    const own = this;
    if (event.target.closest("page-browser") !== own || event.target.closest("button, a, input")) return;
    const from = { x: event.clientX, left: this.#current * this.clientWidth };
    let last = { x: event.clientX, time: event.timeStamp, speed: 0 };
    /** @param {PointerEvent} event */
    const moved = (event) => {
      const way = from.x - event.clientX;
      if (!this.#drag && Math.abs(way) < 8) return;
      if (!this.#drag) {
        this.#drag = from;
        this.setPointerCapture(event.pointerId);
        this.classList.add("is-dragged");
      }
      const time = Math.max(1, event.timeStamp - last.time);
      last = { x: event.clientX, time: event.timeStamp, speed: (last.x - event.clientX) / time };
      const most = this.clientWidth;
      this.scrollLeft = from.left + Math.max(-most, Math.min(most, way));
    };
    /** @param {PointerEvent} event */
    const ended = (event) => {
      this.removeEventListener("pointermove", moved);
      for (const kind of ends) removeEventListener(kind, ended);
      if (!this.#drag) return;
      this.#drag = null;
      const way = (from.x - event.clientX) / this.clientWidth;
      const speed = event.timeStamp - last.time > 100 ? 0 : last.speed;
      const step = Math.abs(speed) >= flick ? Math.sign(speed) : Math.abs(way) >= 0.5 ? Math.sign(way) : 0;
      const target = Math.max(0, Math.min(this.pages.length - 1, this.#current + step));
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      this.classList.remove("is-dragged");
      this.scrollTo({ left: target * this.clientWidth, behavior: isCalm ? "instant" : "smooth" });
      this.#settle(target);
    };
    this.addEventListener("pointermove", moved);
    for (const kind of ends) addEventListener(kind, ended);
  };
}

customElements.define("page-browser", PageBrowser);

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-browser][data-turn]");
  /** @type {PageBrowser} */
  const browser = button && document.getElementById(button.dataset.browser);
  if (!browser) return;
  event.preventDefault();
  browser.press(/** @type {"left" | "right" | "home" | "end"} */ (button.dataset.turn));
});
