// Soft synthesised sounds, each told apart by its tones, and a short vibration where the device has one, at your turn.
import { stage } from "./stage.js";

const SOFT = 0.08; // of full loudness
/** Tones in hertz, one after the other, and how long each is heard, in seconds. @type {Record<string, [number[], number]>} */
const SOUNDS = {
  turn: [[523, 659], 0.16],
  hit: [[311, 233], 0.22],
  end: [[523, 659, 784], 0.24],
  call: [[392, 392], 0.07],
  murder: [[196, 156, 131], 0.14],
  robbery: [[1175, 988, 1175], 0.06],
  build: [[262, 330], 0.08],
  destroy: [[175, 131, 98], 0.12],
  honor: [[659, 784, 1047], 0.1],
};
const VIBRATION = 40; // milliseconds

/** @type {AudioContext | null} */
let room = null;

/** Play a sound. A browser stays silent until the page has been tapped. */
stage.sound = name => {
  if (name === "turn" && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(VIBRATION);
  setTimeout(sound, 0, name);
};

/** In a task of its own: the first sound takes a while to open the device. @param {string} name */
function sound(name) {
  try {
    room ??= new AudioContext();
    const [tones, length] = SOUNDS[name];
    for (const [number, tone] of tones.entries()) play(tone, length, number * length * 0.6);
  } catch {
    // no sound here
  }
}

/** @param {number} tone @param {number} length @param {number} after */
function play(tone, length, after) {
  if (!room) return;
  const begins = room.currentTime + after;
  const [voice, loudness] = [room.createOscillator(), room.createGain()];
  voice.type = "sine";
  voice.frequency.value = tone;
  loudness.gain.setValueAtTime(0, begins);
  loudness.gain.linearRampToValueAtTime(SOFT, begins + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begins + length);
  voice.connect(loudness).connect(room.destination);
  voice.start(begins);
  voice.stop(begins + length);
}
