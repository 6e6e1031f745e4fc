// How our scripts look things up: a key, a place or an element that the code knows to be there is taken to be there, as
// TypeScript itself takes it of an array's index. Code that does not know it asks all the same.

export {};

declare global {
  interface Map<K, V> {
    get(key: K): V;
  }

  interface WeakMap<K extends WeakKey, V> {
    get(key: K): V;
  }

  interface Array<T> {
    at(place: number): T;
    pop(): T;
    shift(): T;
    find<S extends T>(test: (item: T, place: number, all: T[]) => item is S): S;
    find(test: (item: T, place: number, all: T[]) => unknown): T;
    findLast(test: (item: T, place: number, all: T[]) => unknown): T;
    /** Leaves nothing behind that is `null`, `undefined`, `false`, `0` or empty. */
    filter(test: BooleanConstructor): Exclude<T, null | undefined | false | 0 | "">[];
    /** Asks of any value whether it is one of these. */
    includes(item: unknown, from?: number): boolean;
    indexOf(item: unknown, from?: number): number;
  }

  interface Set<T> {
    has(item: unknown): boolean;
  }

  interface ParentNode {
    querySelector<K extends keyof HTMLElementTagNameMap>(selectors: K): HTMLElementTagNameMap[K];
    querySelector<E extends Element = Known>(selectors: string): E;
    querySelectorAll<E extends Element = Known>(selectors: string): NodeListOf<E>;
  }

  /** Who listens on the page hears of elements. */
  type Heard<E> = E & { target: Known; submitter: HTMLButtonElement };

  /** An element of a page, of which the code knows what it is: it has what is asked of it. */
  interface Known extends HTMLElement {
    readonly dataset: { [name: string]: string };
    value: string;
    defaultValue: string;
    checked: boolean;
    disabled: boolean;
    open: boolean;
    href: string;
    action: string;
    dateTime: string;
    content: string;
    files: FileList;
    form: HTMLFormElement;
    contentDocument: Document;
    setSelectionRange(from: number | null, to: number | null): void;
    selectionStart: number;
    selectionEnd: number;
    select(): void;
    showModal(): void;
    close(): void;
    submit(): void;
    requestSubmit(button?: HTMLElement | null): void;
  }

  /** An address that the page has, as the code that asks for it knows. */
  interface DOMStringMap {
    [name: string]: string;
  }

  interface HTMLElement {
    addEventListener<K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: Heard<HTMLElementEventMap[K]>) => unknown,
      options?: boolean | AddEventListenerOptions,
    ): void;
    addEventListener(type: string, listener: (event: Heard<CustomEvent>) => unknown, options?: boolean | AddEventListenerOptions): void;
  }

  interface SVGElement {
    addEventListener<K extends keyof SVGElementEventMap>(
      type: K,
      listener: (event: Heard<SVGElementEventMap[K]>) => unknown,
      options?: boolean | AddEventListenerOptions,
    ): void;
  }

  interface Document {
    addEventListener<K extends keyof DocumentEventMap>(
      type: K,
      listener: (event: Heard<DocumentEventMap[K]>) => unknown,
      options?: boolean | AddEventListenerOptions,
    ): void;
    addEventListener(type: string, listener: (event: Heard<CustomEvent>) => unknown, options?: boolean | AddEventListenerOptions): void;
    removeEventListener<K extends keyof DocumentEventMap>(
      type: K,
      listener: (event: Heard<DocumentEventMap[K]>) => unknown,
      options?: boolean | EventListenerOptions,
    ): void;
    getElementById<E extends HTMLElement = Known>(id: string): E;
  }

  interface Element {
    closest<K extends keyof HTMLElementTagNameMap>(selectors: K): HTMLElementTagNameMap[K];
    closest<E extends Element = Known>(selectors: string): E;
  }

  // What the service worker hears.
  interface WindowEventMap {
    install: Event & { waitUntil(end: Promise<unknown>): void };
    activate: Event & { waitUntil(end: Promise<unknown>): void };
    fetch: Event & { request: Request; respondWith(answer: Promise<Response | undefined>): void };
  }
  function skipWaiting(): Promise<void>;

  // A recorded value may be a plain one (trace.js): of what the others have it has nothing.
  interface Number extends Plain, Countless {}
  interface BigInt extends Plain, Countless {}
  interface Boolean extends Plain, Countless {}
  interface String extends Plain {
    codePointAt(place: number): number;
  }

  interface NumberConstructor {
    isInteger(value: unknown): value is number;
    isFinite(value: unknown): value is number;
  }
}

interface Plain {
  kind?: undefined;
  value?: undefined;
  id?: undefined;
  text?: undefined;
  head?: undefined;
  full?: undefined;
  count?: undefined;
  size?: undefined;
  items?: undefined;
  entries?: undefined;
  names?: undefined;
  name?: undefined;
  case?: undefined;
  type?: undefined;
  get?: undefined;
  links?: undefined;
  rankOf?: undefined;
  equals?: undefined;
  push?: undefined;
  set?: undefined;
}

interface Countless {
  length?: undefined;
  at?: undefined;
  slice?: undefined;
}
