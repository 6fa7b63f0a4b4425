// Messages over a data channel: JSON, deflated, in pieces that every browser takes. What comes from the other device is
// not trusted: too much of anything closes the channel.
//
// A piece is a byte, 1 if more of the message follows, else 0, and up to 16,000 bytes of the deflated text.

const PIECE = 16_000; // bytes; larger ones are cut by some browsers
const MOST_PACKED = 128_000; // bytes of a message as it comes
const MOST = 256_000; // bytes of its text; inflating stops there

/** @typedef {Pick<RTCDataChannel, "send" | "close" | "binaryType" | "onmessage" | "readyState">} DataChannel */

/** Sends and receives messages, in order. */
export class Channel {
  /** @param {DataChannel} channel @param {(message: any) => void} onmessage @param {(problem: string) => void} onfault what the other device did wrong; the channel is closed then */
  constructor(channel, onmessage, onfault) {
    this.channel = channel;
    this.onmessage = onmessage;
    this.onfault = onfault;
    this.closed = false;
    this.broken = false; // the connection is over, and nothing can be sent
    /** @type {Uint8Array[]} */
    this.pieces = []; // of the message that is coming
    this.size = 0; // bytes of them
    this.sending = Promise.resolve();
    this.receiving = Promise.resolve();
    channel.binaryType = "arraybuffer";
    channel.onmessage = ({ data }) => this.receive(data);
  }

  /** Send a message after those before it. @param {object} message */
  send(message) {
    if (!this.closed && !this.broken) this.sending = this.sending.then(() => this.sendNow(message));
    return this.sending;
  }

  /** @param {object} message */
  async sendNow(message) {
    const packed = await deflate(JSON.stringify(message));
    for (let at = 0; at < packed.length; at += PIECE) {
      if (this.broken) return; // it broke while others were sent
      const part = packed.subarray(at, at + PIECE);
      this.channel.send(Uint8Array.of(at + PIECE < packed.length ? 1 : 0, ...part));
    }
  }

  /** Hear nothing more, and close the channel once all that was said before is sent. */
  close() {
    if (this.closed) return;
    this.closed = true;
    this.pieces = [];
    this.sending = this.sending.then(() => {
      if (!this.broken) this.channel.close();
    });
  }

  /** Resolves when all that was said is on its way, or a second later. */
  async drain() {
    await this.sending;
    for (let tries = 0; tries < 20 && !this.broken && this.channel.readyState === "closing"; tries++)
      await new Promise(done => setTimeout(done, 50)); // a closing channel is closed when everything has been sent
  }

  /** The connection is over; resolves when what came before is delivered. */
  async lose() {
    this.broken = true;
    await this.receiving;
    this.closed = true;
  }

  /** @param {unknown} data */
  receive(data) {
    if (this.closed) return;
    if (!(data instanceof ArrayBuffer) || data.byteLength < 2 || data.byteLength > PIECE + 1) return this.fail("a piece of another form");
    const piece = new Uint8Array(data);
    if (piece[0] > 1) return this.fail("a piece of another form");
    this.size += piece.length - 1;
    if (this.size > MOST_PACKED) return this.fail("a message that is too long");
    this.pieces.push(piece.subarray(1));
    if (piece[0]) return;
    const { pieces } = this;
    [this.pieces, this.size] = [[], 0];
    this.receiving = this.receiving.then(() => this.deliver(pieces));
  }

  /** @param {Uint8Array[]} pieces */
  async deliver(pieces) {
    if (this.closed) return;
    let message;
    try {
      message = JSON.parse(await inflate(pieces));
    } catch {
      return this.fail("a message that cannot be read");
    }
    if (message === null || typeof message !== "object" || Array.isArray(message)) return this.fail("a message of another form");
    if (!this.closed) this.onmessage(message);
  }

  /** @param {string} problem */
  fail(problem) {
    this.close();
    this.onfault(problem);
  }
}

/** @param {string} text */
async function deflate(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Inflate a message and return its text; an error if it is damaged or longer than `MOST`. @param {Uint8Array[]} pieces */
async function inflate(pieces) {
  const reader = new Blob(/** @type {BlobPart[]} */ (pieces)).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let [text, size] = ["", 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MOST) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    text += decoder.decode(value, { stream: true });
  }
}
