// The pure part of the installation: what is needed, and whether it is installed.

const OLDEST_NODE = [20, 19];

/**
 * @param {string} version a Node version such as `20.19.4`
 * @returns {string | null} null if it is supported, else one sentence
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const enough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  return enough
    ? null
    : `Node ${OLDEST_NODE.join('.')} or newer is needed and this is ${version}: install one from https://nodejs.org.`;
}

/**
 * Whether node_modules matches package-lock.json, according to npm's record of the installation. File times are not
 * usable: git gives every file the time of the checkout. Optional packages may be absent (other systems' binaries).
 *
 * @param {{ packages: Record<string, LockEntry> }} lock package-lock.json
 * @param {{ packages: Record<string, LockEntry> }} installed node_modules/.package-lock.json
 * @typedef {{ version?: string, resolved?: string, optional?: boolean, link?: boolean }} LockEntry
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true; // the root and the workspaces themselves
    const found = installed.packages[path];
    if (found === undefined) return wanted.optional === true;
    return found.version === wanted.version && found.resolved === wanted.resolved;
  });
}
