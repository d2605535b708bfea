import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A line of `src/index.ts`: what is exported, and from which file. */
interface Declared {
  name: string;
  file: string;
}

const VIRTUAL = 'function:';

/**
 * Builds a separate file for each function of the index, and an index that loads one of them: an instance runs one
 * function, and the imports of the others (Auth's libraries, Storage's, the first generation) are no part of its cold
 * start. The platform and the emulator name the function in `FUNCTION_TARGET`; where it is not set (the CLI lists the
 * functions, or debugs them in one process) all are loaded.
 *
 * The files are CommonJS, because the emulator loads the index with `require`, which cannot wait for an `import()`, and
 * because the packages are.
 */
export function functionEntries(index: string): Plugin {
  const read = () => declaredIn(readFileSync(index, 'utf8'));
  let declared = read();
  const atStart = new Set(declared.map(({ name }) => name));
  return {
    name: 'function-entries',
    config: () => ({
      build: {
        rolldownOptions: {
          input: Object.fromEntries(declared.map(({ name }) => [name, VIRTUAL + name])),
        },
      },
    }),
    // A watching build (npm run dev) also follows the index.
    buildStart() {
      this.addWatchFile(index);
      declared = read();
      for (const { name } of declared)
        if (!atStart.has(name)) this.emitFile({ type: 'chunk', id: VIRTUAL + name, fileName: `${name}.cjs` });
    },
    resolveId: (source) => (source.startsWith(VIRTUAL) ? source : null),
    load(id) {
      if (!id.startsWith(VIRTUAL)) return null;
      const found = declared.find(({ name }) => id === VIRTUAL + name);
      // Renamed or removed since a watching build has started.
      if (found === undefined) return 'export {};';
      const path = (file: string) => JSON.stringify(join(index, '..', file));
      return `import ${path('./app.ts')};\nexport { ${found.name} } from ${path(found.file)};\n`;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'index.js', source: indexOf(declared) });
    },
  };
}

/** @throws Error for an index with anything but exports of one function each: it would be silently omitted */
function declaredIn(code: string): Declared[] {
  const exports = code.match(/^export\b.*$/gm) ?? [];
  return exports.map((line) => {
    const [, name, file] = /^export \{ (\w+) \} from '([^']+)';$/.exec(line) ?? [];
    if (name === undefined || file === undefined) throw new Error(`src/index.ts: cannot read "${line}".`);
    return { name, file };
  });
}

function indexOf(declared: readonly Declared[]): string {
  const constants = declared.map(({ name }) => `const ${name} = load('${name}');`);
  return `import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const target = process.env.FUNCTION_TARGET;
const load = (name) => (!target || target === name ? require(\`./\${name}.cjs\`)[name] : undefined);

${constants.join('\n')}

export { ${declared.map(({ name }) => name).join(', ')} };
`;
}
