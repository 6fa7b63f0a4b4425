// The page of this browser that holds the guest's seat. Its tabs share one ticket (spare.js): without a holder two of them at
// one table would take the seat from each other without end.
const NAME = `${GAME}.seat.page`;
const OWN = String(crypto.getRandomValues(new Uint32Array(2)));

/** Let the other tabs know that this page takes the seat; false where the browser stores nothing. */
export const claim = () => window.storage.write(NAME, OWN);

/** Whether another page of this browser has taken the seat after this one. */
export const isElsewhere = () => (window.storage.read(NAME) ?? OWN) !== OWN;

/** Call `react` when another page of this browser takes the seat. @param {() => void} react */
export function onTaken(react) {
  addEventListener("storage", ({ key }) => key && window.storage.named(key) === NAME && isElsewhere() && react());
}
