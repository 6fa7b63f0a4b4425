// All scripts of a page, in the order in which they are needed; the build makes one file of them.
import "./engine-client.js";
import "./start.js";
import "./openings.js";
import "./player-names.js";
import "./share.js";
import "./seats.js";
import "./elsewhere.js";
import "./games.js";
import "./sounds.js";
import "./scene.js";
import "./zoom.js";
import "./sign-press.js";
import "./wake-lock.js";
import "./calendar.js";
import "./offline.js";
import "./history.js";
import "./loader.js";

window.watch.whole(); // a file that was cut short may still be a script
