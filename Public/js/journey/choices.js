// What a learner chose, remembered per problem: hidden, pinned and opened variables, collapsed figures, the view.

export class Choices {
  #key;
  #values = {};

  constructor(name) {
    this.#key = `focus:journey:${name || "scratch"}`;
    try {
      this.#values = JSON.parse(localStorage.getItem(this.#key)) ?? {};
    } catch {
      /* A private window remembers for this page only. */
    }
  }

  get(name, otherwise) {
    return this.#values[name] ?? otherwise;
  }

  set(name, value) {
    this.#values[name] = value;
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#values));
    } catch {
      /* As above. */
    }
  }

  has(list, item) {
    return this.get(list, []).includes(item);
  }

  toggle(list, item) {
    const now = this.get(list, []);
    this.set(list, now.includes(item) ? now.filter((each) => each !== item) : [...now, item]);
  }
}
