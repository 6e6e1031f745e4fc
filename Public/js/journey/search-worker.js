// The worker that answers a page's long questions.

import { serve } from "./answers.js";

serve(self);
