// One WebRTC connection to a device in the same network, made by two codes: no server is asked, and every address is
// gathered before a code is written.
import { Channel } from "./channel.js";
import { CodeError, fromDescription, read, toDescription, write } from "./code.js";

/** @typedef {{ onfound: () => void, onopen: () => void, onclose: () => void, onmessage: (message: any) => void, onfault: (problem: string) => void }} Events */

export class Connection {
  /** @param {Events} events @param {RTCCertificate[]} [certificates] by which the other device knows this one */
  constructor(events, certificates) {
    this.peer = new RTCPeerConnection({ iceServers: [], ...(certificates && { certificates }) });
    const raw = this.peer.createDataChannel("", { negotiated: true, id: 0 });
    this.channel = new Channel(raw, events.onmessage, events.onfault);
    this.number = 0; // of the offer
    raw.onopen = events.onopen;
    raw.onclose = async () => {
      await this.channel.lose();
      events.onclose();
    };
    // The guest's device reaches the other one before that has read its code: its first packets are answered. Without the
    // guest's code only packets that came let the other device check anything; with a code it checks what it was told.
    this.peer.oniceconnectionstatechange = () => {
      const state = this.peer.iceConnectionState;
      if (/^(connected|completed)$/.test(state) || (state === "checking" && !this.peer.remoteDescription)) events.onfound();
    };
  }

  /** Write the code with which a table is offered. @param {number} number 0 to 255 */
  async offer(number) {
    this.number = number;
    await this.peer.setLocalDescription(await this.peer.createOffer());
    return this.write(false);
  }

  /** Write the code that answers a table's. @param {string} letters its code, or an address with it @throws {CodeError} */
  async answer(letters) {
    const code = read(letters);
    if (code.answer) throw new CodeError("code-guest", "this is a guest's code");
    this.number = code.number;
    await this.peer.setRemoteDescription(toDescription(code));
    await this.peer.setLocalDescription(await this.peer.createAnswer());
    return this.write(true);
  }

  /** Take the code that answers the offer. @param {string} letters @throws {CodeError} */
  async accept(letters) {
    const code = read(letters);
    if (!code.answer) throw new CodeError("code-table", "this is a table's code");
    if (code.number !== this.number) throw new CodeError("code-older", "it answers another offer");
    await this.peer.setRemoteDescription(toDescription(code));
  }

  /** @param {boolean} answer */
  async write(answer) {
    const { peer } = this;
    while (peer.iceGatheringState !== "complete")
      await new Promise(done => peer.addEventListener("icegatheringstatechange", done, { once: true }));
    return write(fromDescription(peer.localDescription?.sdp ?? "", answer, this.number));
  }

  /** Whether the other device has answered a packet, though no browser need say so before both know each other. */
  async isReached() {
    const stats = Array.from((await this.peer.getStats()).values());
    return stats.some(({ type, state, responsesReceived }) => type === "candidate-pair" && (state === "succeeded" || responsesReceived > 0));
  }

  isOpen() {
    return this.channel.channel.readyState === "open";
  }

  /** Say nothing more; what was said before is still sent. */
  close() {
    this.channel.close();
    this.channel.sending.then(() => setTimeout(() => this.peer.close(), 1000)); // the last message needs a moment
  }
}
