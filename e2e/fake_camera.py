"""A camera whose picture a test paints: Chromium reads it from a file of uncompressed video, frame by frame."""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import Page

WIDTH, HEIGHT = 1280, 720
HEADER = b"YUV4MPEG2 W%d H%d F10:1 Ip A1:1 C420jpeg\n" % (WIDTH, HEIGHT)
FRAME = b"FRAME\n"
GREY = 128
COLOURS = bytes([GREY]) * (WIDTH * HEIGHT // 2)  # both planes of a picture without colours
# The picture of a code as it is on the screen, turned a little and out of the middle, as bytes of brightness.
PAINT = """async ({ width, height, side, angle }) => {
  const image = document.querySelector("img.code");
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#777";
  pen.fillRect(0, 0, width, height);
  pen.translate(width / 2 + 20, height / 2 - 15);
  pen.rotate(angle);
  pen.drawImage(image, -side / 2, -side / 2, side, side);
  const { data } = pen.getImageData(0, 0, width, height);
  let text = "";
  for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(data[at]);
  return btoa(text);
}"""


class FakeCamera:
    """The file, and what to start Chromium with."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.write_bytes(HEADER)
        self.cover()
        self.arguments = [
            "--use-fake-ui-for-media-stream",
            "--use-fake-device-for-media-stream",
            f"--use-file-for-fake-video-capture={path}",
        ]

    def _show(self, brightness: bytes) -> None:
        """Write the picture over the one before: the browser has the file open, and reads it again and again."""
        with self.path.open("r+b") as file:
            file.seek(len(HEADER))
            file.write(FRAME + brightness + COLOURS)

    def cover(self) -> None:
        """Show a picture without a code.

        A code of an earlier test must not be in sight: one in 256 has the number of the offer, and would be taken.
        """
        self._show(bytes([GREY]) * (WIDTH * HEIGHT))

    def look_at(self, page: Page, side: int = 420, angle: float = 0.2) -> None:
        """Hold the camera over the code on a page; it is `side` pixels wide in the picture, turned by `angle`."""
        how = {"width": WIDTH, "height": HEIGHT, "side": side, "angle": angle}
        self._show(base64.b64decode(page.evaluate(PAINT, how)))
