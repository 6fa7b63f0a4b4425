// QR codes: drawn as a picture, and read from the camera's.

const SIDE = 640; // pixels of the square in the middle of the camera's picture
const REST = 60_000; // milliseconds without its picture after which the camera is switched off
const PAUSE = 150; // milliseconds between two looks

/** The library of QR codes, which is loaded with the first code. */
const library = () => import("../vendor/qr/qr.js");

/** Draw a code as a picture's address, with the quiet border that cameras need. @param {string} text */
export async function picture(text) {
  const rows = (await library()).encodeQR(text, "raw", { ecc: "low", border: 4 });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  const size = rows.length;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return "data:image/svg+xml," + encodeURIComponent(svg);
}

/** The camera. It stays on between two codes, since some phones ask each time; a minute without its picture is enough. */
export class Camera {
  /** @type {MediaStream | null} */
  stream = null;
  /** @type {HTMLVideoElement | null} */
  video = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer = undefined;

  /** Ask for the camera; "" or a message that says why there is none. */
  async allow() {
    try {
      this.stream ??= await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1280 } } });
      this.rest();
      return "";
    } catch (problem) {
      return /** @type {Error} */ (problem).name === "NotAllowedError" ? "phones-camera-refused" : "phones-camera-missing";
    }
  }

  /** Show its picture in an element, and call `onread` with each text that it reads until the element is gone. @param {HTMLVideoElement} video @param {(text: string) => void} onread */
  async read(video, onread) {
    if (this.video === video || (await this.allow())) return;
    this.video = video;
    video.muted = true;
    video.srcObject = this.stream;
    const { decodeQR } = await library();
    await video.play().catch(() => {}); // it plays later, if the page is hidden now
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = SIDE;
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
    while (this.video === video && video.isConnected) {
      const text = video.videoWidth ? look(video, pen, decodeQR) : "";
      if (text) onread(text);
      await new Promise(done => setTimeout(done, PAUSE));
    }
    if (this.video !== video) return;
    this.video = null;
    this.rest();
  }

  /** Switch it off, unless its picture is shown soon. */
  rest() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.video || this.stop(), REST);
  }

  /** Switch it off. */
  stop() {
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.stream = this.video = null;
  }
}

/** The text of the code in the middle of a picture; "" if there is none. @param {HTMLVideoElement} video @param {CanvasRenderingContext2D} pen @param {import("qr/decode.js").DecodeQR} decode */
function look(video, pen, decode) {
  const side = Math.min(video.videoWidth, video.videoHeight);
  const [left, top] = [(video.videoWidth - side) / 2, (video.videoHeight - side) / 2];
  pen.drawImage(video, left, top, side, side, 0, 0, SIDE, SIDE);
  try {
    return decode(pen.getImageData(0, 0, SIDE, SIDE));
  } catch {
    return "";
  }
}
