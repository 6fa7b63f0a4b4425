// Puts the list of the site's files, each with its hash and its game, into the service worker. A warning of Workbox is
// an error here.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { injectManifest } from "workbox-build";

const [source, target, dist, games, ...ignored] = process.argv.slice(2);
/** With what the names of a game's files begin, game by game. @type {[game: string, beginnings: string[]][]} */
const beginnings = JSON.parse(games);

/** The hash that the browser checks a file against before it keeps it; in one order on all systems. @type {import("workbox-build").ManifestTransform} */
function hashed(entries) {
  const manifest = entries.map(({ url, revision, size }) => {
    const digest = createHash("sha256").update(readFileSync(join(dist, url))).digest("base64");
    const [game] = beginnings.find(([, words]) => words.some(word => url.startsWith(word))) ?? [];
    return { url, revision, size, integrity: `sha256-${digest}`, ...(game && { game }) };
  });
  return { manifest: manifest.sort((one, other) => (one.url < other.url ? -1 : 1)), warnings: [] };
}

const { count, size, warnings } = await injectManifest({
  swSrc: source,
  swDest: target,
  globDirectory: dist,
  globPatterns: ["**/*"],
  globIgnores: ignored,
  maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
  manifestTransforms: [hashed],
});
for (const warning of warnings) console.error(warning);
if (warnings.length || !count) process.exit(1);
console.log(`${count} files, ${size} bytes`);
