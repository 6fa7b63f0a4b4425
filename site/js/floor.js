// A worker that runs only where the engine's scripts can: it needs module workers (`import.meta` is an error in any other)
// and static blocks of classes, which Pyodide's script has. It answers at once (js/needs.js).
// biome-ignore lint/complexity/noStaticOnlyClass: the static block is what is tried
export class Floor {
  static {
    postMessage(import.meta.url);
  }
}
