// The worker that answers a page's long questions.

/** @import { Port } from "types/journey.d.ts" */

import { serve } from "./answers.js";

serve(/** @type {Port} */ (/** @type {unknown} */ (self)));
