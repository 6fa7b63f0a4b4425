// The library that writes and reads QR codes, in one file (build/runtime.py).
export { encodeQR } from "qr";
export { decodeQR } from "qr/decode.js";
