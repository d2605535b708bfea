import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What imports here: reactfire's one module. */
const REACTFIRE = /[\\/]node_modules[\\/]reactfire[\\/]/;
/** Its listeners are opened and closed by us. */
const FIRESTORE = fileURLToPath(new URL('../../src/lib/live/reactfire-firestore.ts', import.meta.url));
/** Products whose hooks nobody here calls, and what reactfire imports of them by name. */
export const STUBS: Readonly<Record<string, readonly string[]>> = {
  'firebase/database': [
    'get',
    'off',
    'onChildAdded',
    'onChildChanged',
    'onChildMoved',
    'onChildRemoved',
    'onValue',
  ],
  'firebase/functions': ['httpsCallable'],
  'firebase/remote-config': [
    'ensureInitialized',
    'getAll',
    'getBoolean',
    'getNumber',
    'getString',
    'getValue',
  ],
  'firebase/storage': ['getDownloadURL', 'ref'],
};
const STUB = '\0reactfire-stub:';

/**
 * Resolves what reactfire imports, and only for it: the products that the portal does not read through it to a stub, since
 * importing them would load them (42 KiB), its Firestore to our listeners, and the shim for React before 18 to React.
 * A name that an update imports in addition is missing and fails the build.
 */
export function reactfireImports(): Plugin {
  return {
    name: 'portal:reactfire-imports',
    enforce: 'pre',
    // The optimiser of the development server would bundle it without these.
    config: () => ({ optimizeDeps: { exclude: ['reactfire'] } }),
    resolveId(source, importer) {
      if (importer === undefined || !REACTFIRE.test(importer)) return null;
      if (source === 'firebase/firestore') return FIRESTORE;
      if (source === 'use-sync-external-store/shim') return this.resolve('react', importer);
      return source in STUBS ? STUB + source : null;
    },
    load(id) {
      if (!id.startsWith(STUB)) return null;
      const names = STUBS[id.slice(STUB.length)] ?? [];
      return names.map((name) => `export const ${name} = undefined;`).join('\n');
    },
  };
}
