// What a learner chose, remembered per problem: hidden, pinned and opened variables, collapsed figures, the view.

export class Choices {
  #key;
  /** @type {{ [name: string]: any }} what was stored, of whatever form each choice has */
  #values = {};

  /** @param {string} name */
  constructor(name) {
    this.#key = `focus:journey:${name || "scratch"}`;
    try {
      this.#values = JSON.parse(localStorage.getItem(this.#key) ?? "null") ?? {};
    } catch {
      /* A private window remembers for this page only. */
    }
  }

  /** @param {string} name @param {any} otherwise */
  get(name, otherwise) {
    return this.#values[name] ?? otherwise;
  }

  /** @param {string} name @param {unknown} value */
  set(name, value) {
    this.#values[name] = value;
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#values));
    } catch {
      /* As above. */
    }
  }

  /** @param {string} list @param {string} item */
  has(list, item) {
    return this.get(list, []).includes(item);
  }

  /** @param {string} list @param {string} item */
  toggle(list, item) {
    const now = this.get(list, []);
    this.set(list, now.includes(item) ? now.filter((/** @type {string} */ each) => each !== item) : [...now, item]);
  }
}
