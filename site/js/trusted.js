// The addresses of the workers, as a Trusted Types policy (head.html names it).
/** @type {Record<string, string>} */
const ADDRESSES = {
  engine: new URL("./engine.js", import.meta.url).href,
  floor: new URL("./floor.js", import.meta.url).href,
  keeper: new URL("./sw.js", location.href).href,
};
/** @type {Rules} */
const rules = { createScriptURL: name => ADDRESSES[name] };
const policy = window.trustedTypes?.createPolicy(GAME, rules) ?? rules;

/** One of ADDRESSES; the policy allows no other. */
export const script = (/** @type {string} */ name) => policy.createScriptURL(name);
