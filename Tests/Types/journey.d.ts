// What the player of Data Journeys passes about: recorded values, states and events, expressions, figures.

import type { Census } from "../../Public/js/journey/census.js";
import type { Evidence } from "../../Public/js/journey/evidence.js";
import type { Marks, Moment } from "../../Public/js/journey/moment.js";
import type { Names } from "../../Public/js/journey/names.js";
import type { Plan } from "../../Public/js/journey/plan.js";
import type { Player } from "../../Public/js/journey/player.js";
import type { Survey } from "../../Public/js/journey/holders.js";
import type { Trace } from "../../Public/js/journey/trace.js";
import type { Frame, LiveObject } from "../../Public/js/journey/trace/frames.js";
import type { Leaf } from "../../Public/js/journey/trace/leaf.js";
import type { Objects } from "../../Public/js/journey/trace/objects.js";
import type { State } from "../../Public/js/journey/trace/state.js";

export type { Bytes } from "../../Public/js/journey/trace/bytes.js";
export type { Calls } from "../../Public/js/journey/trace/calls.js";
export type { Choices } from "../../Public/js/journey/choices.js";
export type { Cursor } from "../../Public/js/journey/trace/cursor.js";
export type { Families } from "../../Public/js/journey/families.js";
export type { KeyIndex } from "../../Public/js/journey/trace/keyindex.js";
export type { KeyframeBytes } from "../../Public/js/journey/trace/keyframe.js";
export type { Naming } from "../../Public/js/journey/trace/naming.js";
export type { Phases } from "../../Public/js/journey/phases.js";
export type { Scope } from "../../Public/js/journey/trace/scope.js";
export type { Sequence } from "../../Public/js/journey/trace/sequence.js";
export type { Source } from "../../Public/js/journey/source.js";
export type { Speech } from "../../Public/js/journey/trace/speech.js";
export type { Table } from "../../Public/js/journey/trace/table.js";
export type { Telling } from "../../Public/js/journey/trace/telling.js";
export type { Wording } from "../../Public/js/journey/wording.js";
export type { Body } from "../../Public/js/journey/evidence/body.js";
export type { Census, Evidence, Frame, Leaf, LiveObject, Marks, Moment, Names, Objects, Plan, Player, State, Survey, Trace };

/**
 * One member of a union by its `kind`. What only the others have may be asked of it as long as nobody has looked at the kind:
 * the answer is `any`.
 */
export type OneOf<K extends string, F, All extends string> = { kind: K } & F & { [P in Exclude<All, keyof F>]?: any };

// Values

type ValueKeys =
  | "value"
  | "id"
  | "text"
  | "head"
  | "full"
  | "length"
  | "count"
  | "size"
  | "items"
  | "entries"
  | "names"
  | "name"
  | "case"
  | "type"
  | "types"
  | "at"
  | "slice"
  | "get"
  | "rankOf"
  | "links"
  | "equals"
  | "set"
  | "push"
  | "pop"
  | "splice"
  | "remove"
  | "removeNewest"
  | "revive"
  | "leaves"
  | "budget"
  | "index";

export type DoubleValue = OneOf<"double", { value: number }, ValueKeys>;
export type CharacterValue = OneOf<"character", { value: string }, ValueKeys>;
export type ReferenceValue = OneOf<"reference", { id: number }, ValueKeys>;
export type OpaqueValue = OneOf<"opaque", { text: string }, ValueKeys>;
export type UnsetValue = OneOf<"unset", object, ValueKeys>;
export type CutText = OneOf<"string", { length: number; head: string }, ValueKeys>;
export type ListValue = OneOf<
  "list" | "tuple",
  {
    full: number;
    length: number;
    count: number;
    items: Value[];
    at(index: number): Value;
    slice(from: number, to?: number): Value[];
    set(index: number, item: Value): Value;
    push(item: Value): void;
    pop(): void;
    splice(at: number, removing: number, items: Value[]): Value[];
    links(room?: Room): Iterable<Value>;
    equals(other: ListValue, same: (a: Value, b: Value) => boolean): boolean;
  },
  ValueKeys
>;
export type TableValue = OneOf<
  "set" | "dictionary",
  {
    full: number;
    size: number;
    count: number;
    items: Value[];
    entries: [Value, Value][];
    get(key: Value): Value;
    set(key: Value, value: Value): Value;
    slice(from: number, to?: number): [Value, Value][];
    rankOf(key: Value): number;
    remove(key: Value): number;
    removeNewest(): void;
    revive(key: Value, value: Value, number: number): void;
    links(room?: Room): Iterable<Value>;
    equals(other: TableValue, same: (a: Value, b: Value) => boolean): boolean;
  },
  ValueKeys
>;
export type StructureValue = OneOf<"structure", { type: number; name: string; names: string[]; items: Value[] }, ValueKeys>;
export type EnumerationValue = OneOf<"enumeration", { type: number; name: string; case: string; items: Value[] }, ValueKeys>;
/** A value of a trace (head of trace.js); `undefined` where there is none. */
export type Value =
  | null
  | undefined
  | boolean
  | number
  | bigint
  | string
  | DoubleValue
  | CharacterValue
  | ReferenceValue
  | OpaqueValue
  | UnsetValue
  | CutText
  | ListValue
  | TableValue
  | StructureValue
  | EnumerationValue;
/** What an object or a name holds, where the code knows its kind by other ways: it has whatever is asked of it. */
export interface Held {
  /** Any of the kinds: so it may stand where a value of one kind is wanted. */
  kind: any;
  /** A number of a double, a letter of a character. */
  value: any;
  id: number;
  text: string;
  head: string;
  full: number;
  length: number;
  count: number;
  size: number;
  items: Value[];
  entries: [Value, Value][];
  names: string[];
  name: string;
  case: string;
  type: number;
  at(index: number): Value;
  /** Of a table pairs, else values. */
  slice(from: number, to?: number): any[];
  get(key: Value): Value;
  rankOf(key: Value): number;
  links(room?: Room): Iterable<Value>;
  equals(other: Held, same: (a: Value, b: Value) => boolean): boolean;
  set(key: Value, value: Value): Value;
  push(item: Value): void;
  pop(): void;
  splice(at: number, removing: number, items: Value[]): Value[];
  remove(key: Value): number;
  removeNewest(): void;
  revive(key: Value, value: Value, number: number): void;
}
export type Container = ListValue | TableValue;
export type ValueKind = "list" | "tuple" | "set" | "dictionary";
/** What two values share if they are one key (`keyOf`). */
export type Key = string | number | boolean | symbol | null;
/** A key as it may go to another thread. */
export type PlainKey = string | number | boolean | null;
/** How many elements may still be looked at. */
export type Room = { left: number };

// The file

export interface Extent {
  offset: number;
  bytes: number;
}
export interface Segment {
  step: number;
  offset: number;
  keyframe: number;
  start: number;
  events: number;
  lines: number[];
  slots: number[];
  objects: boolean;
  minDepth: number;
  maxDepth: number;
}
export interface FunctionInfo {
  id: number;
  name: string;
  line: number;
  endLine: number;
  parameters: number[];
}
export interface SlotInfo {
  id: number;
  function: number;
  name: string;
  type: string;
  role?: string | null;
}
export interface TypeInfo {
  id: number;
  name: string;
  kind: string;
  fields: string[];
}
export type Types = Map<number, TypeInfo>;
export interface Footer {
  version: number;
  language: string;
  source: string;
  sourceName: string;
  mode: string;
  input?: string | null;
  steps: number;
  bytes: number;
  gap: number;
  skipped: number;
  skeleton: boolean;
  calls: Extent & { count: number };
  keyframes: Extent;
  output: Extent;
  errorOutput: Extent;
  functions: FunctionInfo[];
  slots: SlotInfo[];
  types: TypeInfo[];
  segments: Segment[];
  limits: { steps: number; bytes: number };
  status: { kind: string; note?: string | null; line?: number | null };
  counts: { lines: [number, number][]; calls: [number, number][] };
}
/** What a leaf of the file holds once it is read. */
export interface LeafParts {
  values: Value[];
  keys: Value[] | null;
  isFixed: boolean;
}
export interface Budget {
  left: number;
  spend(bytes: number): boolean;
}
export interface LeafSource {
  count: number;
  leaves(): Leaf[];
  budget: Budget;
}
export interface ObjectLeaf {
  number: number;
  count: number;
  read(budget: Budget): { id: number; type: number; value: Value }[];
}
/** A leaf of objects as it is held: still to be read, or read. */
export type LeafOfObjects = ObjectLeaf | Map<number, LiveObject> | undefined;
export interface ObjectGroup {
  number: number;
  leaves: ObjectLeaf[];
  count: number;
}
export type MakeFrame = (fn: number, call: number) => Frame;

// Events

type ChangeKeys =
  | "slot"
  | "object"
  | "call"
  | "path"
  | "old"
  | "value"
  | "hole"
  | "at"
  | "removed"
  | "inserted"
  | "whole"
  | "fn"
  | "frame"
  | "text"
  | "bytes"
  | "standardError"
  | "line"
  | "count"
  | "index"
  | "thread";
type ChangeOf<K extends string, F> = OneOf<K, F, ChangeKeys>;
interface InSlot {
  slot?: number;
  call?: number;
  object?: number;
}
export type PartChange = ChangeOf<"part", InSlot & { path: Value[]; old: Value; value: Value; hole?: number }>;
export type SpliceChange = ChangeOf<
  "splice",
  InSlot & { path: Value[]; at: number; removed: Value[]; inserted: Value[]; whole?: { full?: number; head?: Value[]; value?: Value } }
>;
/** What a statement did, as it is kept to be taken back. */
export type Change =
  | ChangeOf<"step", { old: number }>
  | ChangeOf<"bind", { slot: number; call: number; old: Value; value: Value }>
  | ChangeOf<"unbind", { slot: number; call: number; old: Value }>
  | PartChange
  | SpliceChange
  | ChangeOf<"new", { object: number; old: LiveObject | undefined }>
  | ChangeOf<"free", { object: number; old: LiveObject }>
  | ChangeOf<"enter", { call: number; fn: number }>
  | ChangeOf<"exit", { call: number; fn: number; value: Value; frame: Frame }>
  | ChangeOf<"throw", { text: string; old: string | null }>
  | ChangeOf<"catch", { old: string | null }>
  | ChangeOf<"output", { text: string; standardError: boolean; bytes: number }>
  | ChangeOf<"condition", { line: number; value: boolean | null }>
  | ChangeOf<"gap", { count: number }>
  | ChangeOf<"note", { text: string }>
  | ChangeOf<"memo", { fn: number; value: Value }>
  | ChangeOf<"read", { slot?: number; object?: number; index: number | bigint }>
  | ChangeOf<"suspend", { call: number }>
  | ChangeOf<"resume", { call: number }>
  | ChangeOf<"thread", { old: number; thread: number }>;

// States

/** A part that changed: see the head of trace.js. */
export interface PartMark {
  path: Value[];
  old?: Value;
  value?: Value;
  removed?: Value[];
  inserted?: Value[];
}
export interface SlotView {
  id: number;
  name: string;
  type: string;
  role: string | null;
  value: Value;
  changed: boolean;
  old: Value;
  changes: readonly PartMark[];
}
/** The objects as far as a picture or a sentence asks for them. */
export interface ObjectsById {
  get(id: number | null): LiveObject;
  has(id: number | null): boolean;
}
export interface View {
  step: number;
  line: number;
  ran: number;
  thread: number;
  gone: Map<string, Value>;
  frames: Frame[];
  parked: Frame[];
  objects: Objects;
  events: Change[];
  error: string | null;
  outputBytes: number;
  errorBytes: number;
  readonly output: string;
  readonly errorOutput: string;
}
/** What a sentence needs of a state. */
export interface Told {
  objects: ObjectsById;
  frames?: Frame[];
  events?: Change[];
}
/** What looks names up in a state. */
export interface Live {
  objects: ObjectsById;
  frames: Frame[];
  suspended?: Map<number, Frame>;
  ended?: Frame[];
}
export interface Binding {
  slot: number;
  call: number;
  value: Value;
}
/** A place in a program's data (places.js). */
export interface Place {
  slot?: number;
  call?: number;
  object?: number;
  within?: number;
  path: PlainKey[];
}
export type Lookup = (name: string) => Value;
/** An expression of a subscript, compiled (expression.js). */
export type Compiled = (lookup: Lookup, objects: ObjectsById) => Value;
/** An expression of a subscript, as its parts are read (expression.js). */
export type Reader = (scope: { lookup: Lookup; objects: ObjectsById }) => Value;
/** Work in parts (trace/work.js): yields how far it is. */
export type Work<T> = Generator<number, T, void>;

// Expressions

type NodeKeys =
  | "value"
  | "name"
  | "whole"
  | "key"
  | "low"
  | "high"
  | "step"
  | "callee"
  | "parts"
  | "inner"
  | "sign"
  | "signs"
  | "left"
  | "right"
  | "test"
  | "yes"
  | "no";
type NodeOf<K extends string, F> = OneOf<K, F, NodeKeys> & {
  from: number;
  to: number;
  text?: string;
  label?: string;
  at?: number;
  isOptional?: boolean;
  isInBrackets?: boolean;
};
/** An expression of a program (reading.js). */
export type Expression =
  | NodeOf<"literal", { value: Value }>
  | NodeOf<"name", { name: string }>
  | NodeOf<"index", { whole: Expression; key: Expression }>
  | NodeOf<"slice", { whole: Expression; low: Expression | null; high: Expression | null; step: Expression | null }>
  | NodeOf<"member", { whole: Expression; name: string }>
  | NodeOf<"call", { callee: Expression; parts: Expression[] }>
  | NodeOf<"minus" | "not", { inner: Expression }>
  | NodeOf<"binary", { sign: string; left: Expression; right: Expression }>
  | NodeOf<"compare", { signs: string[]; parts: Expression[] }>
  | NodeOf<"both" | "either" | "list" | "tuple", { parts: Expression[] }>
  | NodeOf<"choice", { test: Expression; yes: Expression; no: Expression }>
  | NodeOf<"default", { left: Expression; right: Expression }>;
/** A token of a program's text: one of `number`, `text`, `word` and `sign` is there. */
export interface Token {
  number?: string;
  text?: string;
  word?: string;
  sign?: string;
  from: number;
  to: number;
}
type ConditionOf<K extends string, F> = OneOf<K, F, "value" | "name" | "whole" | "key" | "inner" | "sign" | "left" | "right">;
/** A question about recorded state (trace/expression.js). */
export type Condition =
  | ConditionOf<"literal", { value: Value }>
  | ConditionOf<"name", { name: string }>
  | ConditionOf<"index", { whole: Condition; key: Condition }>
  | ConditionOf<"member", { whole: Condition; name: string }>
  | ConditionOf<"not" | "negative" | "changed", { inner: Condition }>
  | ConditionOf<"binary", { sign: string; left: Condition; right: Condition }>;
/** Where a condition's name leads (trace/scope.js). */
export interface Spotting {
  slot?: number;
  call?: number;
  object?: number;
  path: Value[];
}
/** A value on the way to an object (trace/holder.js). */
export interface Spotted {
  value: Value;
  name: string | null;
  key: Value;
  parent: Spotted | null;
  level: number;
}
/** A line that tests something (heads.js). */
export interface TestLine {
  text: string;
  first: number;
}
/** A clause of a test (wording.js). */
export interface Clause {
  clause: string;
  name?: string;
  own?: string;
  isPattern?: boolean;
  node?: Expression | null;
}
/** An expression of a line, and whether the line sets it (reasons.js). */
export interface Found {
  node: Expression;
  isTarget: boolean;
}
export interface LineRead {
  found: Found[];
  line: string;
  names: Names;
  after: Live;
}
export interface Reason {
  text: string;
  value: string;
  place: Place | null;
}
export interface Write {
  step: number;
  line: number;
  call: number;
  verb: string;
  path: PlainKey[];
  text: string;
}

/** A change of a place's holder, as far as a search for its writes has to know it (writes.js). */
export interface Compact {
  kind: string;
  object?: number;
  path: PlainKey[];
  at: number;
  removed: number;
  inserted: number;
  isRemoval: boolean;
  left: boolean[];
}

// Questions

export type Question =
  | OneOf<"change", { from: number; name: string; direction: number }, QuestionKeys>
  | OneOf<"condition", { texts: string[]; from: number; direction: number; limit: number }, QuestionKeys>
  | OneOf<"writes", { place: Place; step: number; most: number }, QuestionKeys>
  | OneOf<"parting", object, QuestionKeys>;
type QuestionKeys = "from" | "name" | "direction" | "texts" | "limit" | "place" | "step" | "most";
export type Progress = (step: number) => void;
export interface Parting {
  left: number;
  right: number;
  name: string | null;
  leftValue: string;
  rightValue: string;
  why: string;
}
export type Anchor = [number, number];

// What a program's text tells

export interface Statement {
  text: string;
  raw: string;
  line: number;
}
export interface ProgramFunction {
  name: string;
  parameters: string[];
  statements: Statement[];
  indent: number;
}
/** What is known of a name in a role (evidence.js). */
export interface Details {
  [name: string]: any;
}
export type Pictured = { name: string; isLikely?: boolean; draw(): Drawn | null };

// Figures

export type NodeId = number | string;
export interface Flag {
  name: string;
  tone: string;
}
export interface Pointer {
  name: string;
  index: number;
  changed?: boolean;
  tone?: string;
  title?: string;
}
/** A gap that stands for what is left out. */
export interface Gap {
  from: number;
  to: number;
}
/** What a mark, a cell or a row has by its shape, a number or a text: who draws it knows that it is there. */
export type Own = any;
/** A cell of a row; with `from` and `to` it is a gap, else it has an `index`. */
export interface Cell {
  key?: string;
  index?: Own;
  text?: Own;
  title?: string;
  label?: string;
  tone?: string;
  old?: string;
  object?: number;
  from?: Own;
  to?: Own;
}
export interface Row {
  key?: string;
  left?: Own;
  right?: Own;
  tone?: string;
  keyTone?: string;
  title?: string;
  old?: string;
  object?: number;
  from?: Own;
  to?: Own;
}
/** What is drawn: a box, a text or a path, with what belongs to its shape (paint.js). */
export interface Mark {
  key: string;
  shape: string;
  x?: Own;
  y?: Own;
  w?: Own;
  h?: Own;
  r?: Own;
  d?: Own;
  text?: Own;
  className?: Own;
  title?: string;
  anchor?: string;
  act?: string;
  object?: NodeId | null;
}
export type Drawing = { marks: Mark[]; width: number; height: number };
export interface Drawn extends Drawing {
  kind: string;
  word?: string;
  count?: number | null;
  sizes?: string | null;
  note?: string;
  [more: string]: any;
}
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Spot {
  x: number;
  y: number;
  w: number;
  row: number;
  column: number;
  depth: number;
}
/** A node of a tree of ranges (ranges.js); of one whose ends meet round the corner the range is null. */
export interface RangeNode {
  range: number[] | null;
  below: number[];
  column?: number;
}
/** What a learner asked for in a figure (scene.js). */
export interface Wish {
  opened: [number, number][];
  limit: number | undefined;
  tidied: { step: number; memory: Memory } | null;
}
/** What a figure remembers from step to step. */
export interface Memory {
  [name: string]: any;
}
export interface Link {
  to: NodeId;
  field: string;
  role: string;
  label: string;
  weight?: number;
}
export type Links = Map<NodeId, Link[]>;
export interface Label {
  text: string;
  tone?: string;
  title?: string;
  note?: string;
  object?: NodeId | null;
  links?: Set<string>;
  hasBack?: boolean;
}
/** Of nodes by number or by name: a method, so that a figure whose nodes are all of one sort may ask for those alone. */
export type Labelling = { of(id: NodeId): Label }["of"];
export interface Edge {
  from: string;
  to: string;
  label: string;
  tone?: string;
}
/** An edge of nodes by number or by name. */
export interface NodeEdge {
  from: NodeId;
  to: NodeId;
  label: string;
  tone?: string;
}
/** A node of a trie that is no object of a class (trie.js). */
export interface TrieNode<Id> {
  id: Id;
  text?: string;
  isEnd?: boolean;
  title?: string;
  below: { to: Id; label: string }[];
}
export interface Graph {
  ids: string[];
  edges: Edge[];
  directed: boolean;
  isEdgeList?: boolean;
}
export interface Family {
  type: number;
  name: string;
  fields: Map<string, string>;
  seen: number;
}
/** Something that names stand for (holders.js). */
export interface Holder {
  key: string;
  id: number | null;
  kind: string;
  owner: string;
  names: string[];
  current: string[];
  value: Held;
  marks: Marks;
}
/** What the picture of a container is made of (containers.js). */
export interface It {
  holder: Holder;
  survey: Survey;
  moment: Moment;
  width: number;
  memory: Memory;
  hasGraph: boolean;
  isFresh: boolean;
  chosen?: (names: string[]) => string | undefined;
  names: string[];
  objects: ObjectsById;
  marks: Marks;
  value: Held;
  figure: string;
  evidence: Evidence;
}
/** Nodes and their links as they are to be drawn; `pointers`: which names stand on which node. */
export interface ToDraw {
  nodes: { id: NodeId; isBinary?: boolean }[];
  links: Links;
  label: Labelling;
  pointers: Map<NodeId, Flag[]>;
  memory: Memory;
  width?: number;
  room?: number;
  isFresh?: boolean;
  keys?: Map<NodeId, Label> | null;
  columnOf?: (id: NodeId) => number;
}
export interface NetworkToDraw {
  ids: NodeId[];
  edges: NodeEdge[];
  directed: boolean;
  label: Labelling;
  pointers: Map<NodeId, Flag[]>;
  memory: Memory;
  isFresh?: boolean;
}
export interface RowToDraw {
  cells: Cell[];
  pointers?: Pointer[];
  band?: Gap | null;
  width?: number;
  count: number;
  ends?: string[] | null;
  figure: string;
  memory?: Memory;
  joined?: boolean;
}
export interface GridToDraw {
  lengths: number[];
  cellAt(i: number, j: number): GridCell;
  rowPointers: Pointer[];
  columnPointers: Pointer[];
  focus: number[][];
  figure: string;
  memory: Memory;
  rowNotes?: Map<number, string>;
}
export interface GridCell {
  text: string;
  title?: string;
  tone?: string;
  object?: NodeId;
  corner?: string;
  turn?: string;
}
export interface SpanToDraw {
  from: number;
  to: number;
  text: string;
  title: string;
  tone: string;
  object?: number;
}
export interface LineToDraw {
  spans: SpanToDraw[];
  domain: number[];
  pointers: Pointer[];
  points: { name: string; value: number; changed: boolean }[];
  focus: number[];
  width: number;
  figure: string;
  memory: Memory;
  isAlone: boolean;
}
export interface GroupToDraw {
  key: string;
  family: Family;
  nodes: LiveObject[];
  survey: Survey;
  moment: Moment;
  width: number;
  memory: Memory;
  isFresh: boolean;
  chosen?: (names: string[]) => string | undefined;
}
/** How much of the nodes' fields tell a range (groups.js). */
export interface RangeFields {
  low: number;
  high: number;
  rangeOf(object: LiveObject): Value[];
}
export interface Nodes {
  family: Family;
  objects: ObjectsById;
  links: Links;
  range: RangeFields | null;
}
/** What a search knows of a grid's cells (searches.js). */
export interface Paint {
  tones: Map<string, string>;
  corners: Map<string, string>;
  turns: Map<string, string>;
  legend: string[];
}
/** A call in the tree of calls. */
export interface CallEntry {
  args: { name: string; isPlain: boolean; text: string }[];
  turn: { text: string; values: string[] } | null;
  held: Map<string, { name: string; items: string[] }>;
  own: string[];
}
export interface CallBox {
  text: string;
  w: number;
  isDone?: boolean;
  isHit?: boolean;
  first?: number;
}
export interface ChangeBox {
  x: number;
  y: number;
  right: number;
  bottom: number;
  isFaint?: boolean;
  at?: number;
}
export interface Figure {
  key: string;
  slot: string;
  names: string[];
  current: string[];
  pills: string[];
  kind: string;
  word: string;
  count: number | null;
  sizes?: string | null;
  note?: string;
  size: number;
  marks: Mark[];
  width: number;
  height: number;
  left?: number;
  text: string;
  picture: string;
  pictures: string[];
  canTidy?: boolean;
  id: number | null;
  isTouched: boolean;
  change: ChangeBox | null;
  legend?: { visited: boolean; waiting: boolean };
}
export interface Phase {
  id: string;
  weights: Map<string, number>;
  from?: number;
  to?: number;
  loop?: number;
}
/** What a slot of the drawing needs (plan.js). */
export interface SlotNeeds {
  slot: string;
  widths: Map<number, number>;
  heights: Map<number, number>;
  caption: number;
  names: Set<string>;
  touched: number;
}
export interface SlotRoom {
  slot: string;
  rank: number;
  isAside: boolean;
  caption: number;
  w: number;
  h: number;
}
export interface SlotPlace {
  x: number;
  y: number;
  w: number;
  h: number;
  scale: number;
}

// The page

/** What `make("button.quiet")` makes. */
export type Made<N extends string> = N extends `${infer Tag}.${string}` ? ElementOf<Tag> : ElementOf<N>;
type ElementOf<Tag extends string> = Tag extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Tag] : HTMLElement;
/** An element that keeps what the player knows of it. */
export type Kept = HTMLElement & { [more: string]: any };
/** A shape that keeps what was last painted of it (paint.js). */
export type Painted = SVGElement & { seen: Partial<Mark> & { left?: number; width?: number; height?: number; scale?: number } };
export type Pen = CanvasRenderingContext2D;
export interface Panel {
  element: HTMLElement;
  update?(): void;
  close?(): void;
  [more: string]: any;
}
/** What a journey is mounted with (head of index.js). */
export interface JourneyOptions {
  trace: ArrayBuffer | Uint8Array | string | Trace;
  source?: string;
  name?: string;
  label?: string;
  skipped?: number;
  step?: number;
  canRecord?: boolean;
  worker?: string | null;
  outcome?: Outcome;
  onCode?: (line: number) => void;
  onParting?: () => void;
  keys?: string;
}
/** What the judge says of an answer; its values are JSON. */
export interface Outcome {
  got?: unknown;
  expected?: unknown;
  isRight?: boolean;
  isDesign?: boolean;
}
export interface Compared {
  left: JourneyOptions;
  right: JourneyOptions;
  name: string;
  worker?: string | null;
}
/** What the keys act on: the player, and the panels that it has (keys.js). */
export interface Context {
  player: Player;
  closeOne?: () => boolean;
  [panel: string]: any;
}
export type Origins = ReturnType<typeof import("../../Public/js/journey/origins.js").makeOrigins>;
/** A long question that is on its way (asker.js). */
export interface Asked {
  promise: Promise<any>;
  stop(): void;
}
/** A button of the bar's last group (controls.js). */
export interface Action {
  name: string;
  label: string;
  keys: string;
  act(): unknown;
}
/** A line of the program in the page, and what was shown of it last (code.js). */
export interface CodeRow {
  item: HTMLElement;
  gutter: HTMLElement;
  hits: HTMLElement;
  shown: { isStop?: boolean; isChosen?: boolean; count?: number; last?: number | null };
}
/** A call of the stack, or a gap that stands for many. */
export type StackItem = Frame | { gap: number; call: string };
export interface Order {
  isStopped: boolean;
  callOff(): void;
}
/** A question of the quiz. */
export interface Prediction {
  step: number;
  line: number;
  name: string;
  old: string | null;
  answer: string;
}
/** Where a page and its worker hear each other (asker.js, answers.js). */
export interface Port {
  onmessage: ((event: { data: Message }) => void) | null;
  postMessage(message: object): void;
}
/** What a page sends its worker: the files to read, or a question; nothing more calls the last one off. */
export interface Message {
  files?: Uint8Array[];
  id?: number;
  question?: Question;
}
/** How steps are searched (trace/search.js). */
export interface Search {
  trace: Trace;
  isQuiet: boolean;
  isShifted: boolean;
  canHave(segment: Segment): boolean;
}
