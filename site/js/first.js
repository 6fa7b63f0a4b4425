// The first script of all. It stands in the page itself (build/page.py), so that nothing it needs can be missing, and runs
// before anything is painted.
import "./look.js";
import "./watch.js";
