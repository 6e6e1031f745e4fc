// The scripts of others, which Scripts/fetch-assets brings: checked is only how we use them.

import type { CodeMirror } from "./pages.d.ts";

declare const codemirror: CodeMirror;
export = codemirror;
