// <scroll-stack>: rows one below the other. With data-virtual only the rows in sight are there: it says what is in
// sight by a `sight` event (offset and height in points), and whoever has the rows puts them in, each with its
// data-index. data-count says how many there are, data-row how high each is.

class ScrollStack extends HTMLElement {
  #asked = "";
  #isWaiting = false;
  #sizes = new ResizeObserver(() => this.#look());
  #children = new MutationObserver(() => this.#place());

  connectedCallback() {
    if (!("virtual" in this.dataset)) return;
    this.style.setProperty("--row", `${this.dataset.row}px`);
    this.style.setProperty("--rows", this.dataset.count ?? null);
    this.#sizes.observe(this);
    this.#children.observe(this, { childList: true });
    this.addEventListener("scroll", this.#scrolled, { passive: true });
    this.#place();
  }

  disconnectedCallback() {
    this.#sizes.disconnect();
    this.#children.disconnect();
  }

  #place() {
    for (const row of /** @type {Iterable<Known>} */ (this.children)) row.style.setProperty("--index", row.dataset.index);
  }

  #scrolled = () => {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    requestAnimationFrame(() => {
      this.#isWaiting = false;
      this.#look();
    });
  };

  /** Asks when other rows have come in sight. */
  #look() {
    const row = Number(this.dataset.row);
    const first = Math.floor(this.scrollTop / row);
    const end = Math.ceil((this.scrollTop + this.clientHeight) / row);
    if (!this.clientHeight || this.#asked === `${first} ${end}`) return;
    this.#asked = `${first} ${end}`;
    const detail = `${first * row} ${(end - first) * row}`;
    this.dispatchEvent(new CustomEvent("sight", { bubbles: true, detail }));
  }
}

customElements.define("scroll-stack", ScrollStack);
