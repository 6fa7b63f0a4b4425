// What runs beside the page, by address, for browsers that ask whose a script is (Trusted Types; the policy in head.html).
const ADDRESSES = {
  engine: new URL("./engine.js", import.meta.url).href,
  keeper: new URL("./sw.js", location.href).href,
};
const rules = { createScriptURL: name => ADDRESSES[name] };
const policy = window.trustedTypes?.createPolicy("citadels", rules) ?? rules;

/** The address of one of ADDRESSES; there is no other that this policy can make. */
export const script = name => policy.createScriptURL(name);
