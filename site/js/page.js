// All scripts of a page, in the order in which they are needed; the build makes one file of them.
import "./ask.js";
import "./start.js";
import "./openings.js";
import "./names.js";
import "./share.js";
import "./games.js";
import "./sounds.js";
import "./scene.js";
import "./wake.js";
import "./days.js";
import "./offline.js";
import "./back.js";
import "./loader.js";
