// Pyodide refuses to run in a classic worker, which it knows by importScripts; before its script runs, that is gone.
Reflect.defineProperty(self, "importScripts", { value: undefined, configurable: true });

export {};
