// The first script. It is inlined into the page (build/page.py), so that nothing it needs can be missing, and runs before
// the first paint.
import "./theme.js";
import "./black-box.js";
import "./boot-errors.js";
