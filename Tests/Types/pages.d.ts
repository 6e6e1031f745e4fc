// What the pages' scripts pass about, and what they use of the scripts of others (Public/vendor).

/** What the compiler says of a line, counted from 1. */
export interface Diagnostic {
  line: number;
  column: number;
  severity: string;
  message: string;
}
/** A diagnostic at its place in the editor's text. */
export interface Mark extends Diagnostic {
  from: number;
  start: number;
  end: number;
  isLive: boolean;
}
/** A recorded run that a report names. */
export interface Track {
  address: string;
  title: string;
  skipped: number;
}
/** A row of a figure's table. */
export interface FigureRow {
  name: string;
  short: string;
  cells: (string | null)[];
  amounts: (number | null)[];
  href?: string;
}
export interface Colours {
  [name: string]: string;
}
/** An object of CodeMirror or ECharts: their types are not at hand, and it has what their documentation says. */
export type Theirs = any;
/** CodeMirror's bundle, of which we know what we use. */
export interface CodeMirror {
  [name: string]: Theirs;
  defaultHighlightStyle: { specs: { tag: unknown; color: string }[] };
}
/** ECharts, as far as we draw with it. */
export interface ECharts {
  init(place: Element, theme: null, options: object): Theirs;
}
/** The part of a drawing that the pointer hits. */
export interface Hit {
  dataIndex: number;
  data?: { row?: number };
}
/** What the widget is told of the day. */
export interface Day {
  schemaVersion?: number;
  currentDay: number;
  totalDays: number;
  planTitle?: string;
  completedToday: number;
  totalToday: number;
  streak: number;
  reviewsDue: number;
  problems: Row[];
  tomorrow: Row[];
}
export interface Row {
  slug: string;
  title: string;
  isCompleted: boolean;
}
/** What an app's page becomes (live.js): pieces by identifier, the order of lists, the path and the title. */
export interface Patch {
  version: number;
  html?: [string, string][];
  order?: Order[];
  path: string;
  title: string;
}
export interface Order {
  list: string;
  keep: number;
  drop: number;
  add: string[];
}
