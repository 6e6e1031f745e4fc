// A past attempt: only its moments are the browser's to write.

import "./times.js";
