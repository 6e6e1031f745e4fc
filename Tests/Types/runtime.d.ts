// What Node gives the JavaScript harness (Runtimes/javascript), whose files are CommonJS, and what they give each other.

/** What the harness needs of the learner's realm (main.js). */
export interface Host extends Descriptor {
  complain(text: string): void;
  /** The judge's JSON, whose form the assignment tells. */
  parse(text: string): any;
  define(name: string, value: unknown): void;
  supply(source: string): void;
  lacks(place: string): boolean;
  version: string;
  compile(text: string, filename: string): Script;
  run(script: Script): unknown;
  nodes(): Classes;
  oracle(ask: Ask): Ask;
}
/** The descriptor that frames come and go on. */
export interface Descriptor {
  read(buffer: Bytes, from: number, count: number): number;
  write(buffer: Bytes, from: number, count: number): number;
  allocate(count: number): Bytes;
  encode(text: string): Bytes;
  decode(buffer: Bytes): string;
}
export type Bytes = import("node:buffer").Buffer;
export type Ask = (version: unknown) => boolean;
export type Script = import("node:vm").Script;
/** A function or a class of the learner's, or of ours beside them. */
export type Callable = (...given: any[]) => unknown;
/** The node classes by type. */
export type Classes = { [type: string]: Callable };
/** A node of the learner's class, with the fields that LeetCode's classes have; an answer's may hold anything. */
export interface Node {
  val?: unknown;
  next?: Node | null;
  left?: Node | null;
  right?: Node | null;
  neighbors?: unknown;
  random?: Node | null;
  start?: unknown;
  end?: unknown;
}
export interface Parameter {
  type: string;
  within?: number;
  joins?: number;
}
export interface Method {
  parameters: string[];
  returns: string;
}
/** What the judge tells of a problem. */
export interface Assignment {
  kind: string;
  name: string;
  declaration?: string;
  parameters: Parameter[];
  inPlace: number | null;
  answer: string;
  shared?: boolean;
  tells?: number;
  constructor: string[];
  methods: { [name: string]: Method };
  oracle?: string;
}
/** What the parser says of a source. */
export interface Diagnostic {
  message: string;
  line: number;
  column: number;
}
/** Below zero, zero or above it, as the first comes before the second. */
export type Compare = (a: unknown, b: unknown) => number;
/** What a queue compares a value by. */
export type KeyOf = (value: unknown) => unknown;
/** A value beside its priority. */
export interface Paired {
  priority: number;
  element: unknown;
}
/** How a learner makes a queue by rank: by a compare function, by what it ranks by, or by a function that reads it. */
export type RankOptions = KeyOf | { compare?: Compare; priority?: KeyOf };

/** What the files of the harness export. */
export interface Modules {
  "./channel": { Channel: new (host: Descriptor) => Frames };
  "./codecs": { Codecs: new (classes: Classes, adopted: Set<string>) => Coding };
  "./decoding": { Decoder: new (classes: Classes, adopted: Set<string>) => Decoding; quoteWide(text: string): string };
  "./heaps": {
    Heap: HeapClass;
    MinHeap: unknown;
    MaxHeap: unknown;
    ascending(key?: KeyOf): Compare;
    descending(key?: KeyOf): Compare;
  };
  "./hints": { hint(text: string, host: Host): string };
  "./libraries": {
    Libraries: new (source: string) => { required(name: string): unknown; offer(target: object): void };
    closeInput(): void;
  };
  "./plain": { plainText(value: unknown): string | null };
  "./ranked": { make(isPaired: boolean): { [name: string]: unknown } };
  "./solution": {
    Refused: new (found: Diagnostic) => Error & { diagnostics: Diagnostic[] };
    Solution: new (host: Host, source: string) => Code;
  };
  "./syntax": { diagnostic(error: Error, file: string): Diagnostic };
  "./texts": {
    Unreadable: new (message: string) => Error;
    doubleText(value: unknown): string;
    integerText(value: unknown): string;
    isNothing(value: unknown): value is null | undefined;
    isPromise(value: unknown): boolean;
    mismatch(wanted: string, value: unknown): Error;
    stringText(type: string, value: unknown): string;
  };
}
export interface Frames {
  send(kind: string, text: string): void;
  sendValue(kind: string, value: unknown): void;
  receive(): { kind: string; text: string } | null;
}
export interface Decoding {
  classes: Classes;
  adopted: Set<string>;
  originals: WeakSet<object>;
  shared: number;
  hasWide: boolean;
  forget(): void;
  lookAgain(): void;
  decode(type: string, value: unknown): unknown;
  join(head: Node | null, position: number): void;
  places(root: Node | null): Map<unknown, Node>;
}
export interface Coding extends Decoding {
  encode(type: string, answer: unknown): string;
  tell(places: Map<unknown, Node>, answer: unknown): string;
}
export interface Code {
  source: string;
  load(wanted: string[]): void;
  own(name: string): Callable | null;
  refuse(what: string, assignment: Assignment): never;
  report(error: unknown): { message: string; line?: number };
}
export interface Heap {
  _compare: Compare;
  _nodes: unknown[];
  insert(value: unknown): this;
  extractRoot(): unknown;
  root(): unknown;
  leaf(): unknown;
  size(): number;
  isEmpty(): boolean;
  sort(): unknown[];
  fix(): this;
  clone(): this;
  clear(): void;
}
export type HeapClass = new (compare: Compare, values?: unknown) => Heap;
