import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Are the rules tests sharp? Breaks `firestore.rules` in one place at a time and runs the suite against it; a mutant that
 * every test likes is printed. Not part of `npm test`: a mutant takes up to half a minute.
 *
 *     node tests/rules/mutate.ts [--sample 40] [--from 0]
 *
 * with the environment of tests/support/env.ts, that is, beside running emulators. `--sample` takes so many mutants,
 * spread evenly over all of them; `--from` says with which to begin, so that a second run takes others.
 */

interface Mutant {
  line: number;
  what: string;
  text: string;
}

/** What is broken, and how. */
const BREAKS: readonly [RegExp, (found: string) => string][] = [
  [/ && /g, () => ' || '],
  [/ \|\| /g, () => ' && '],
  [/ == /g, () => ' != '],
  [/ != /g, () => ' == '],
  [/ <= /g, () => ' < '],
  [/ >= /g, () => ' > '],
  [/ < /g, () => ' <= '],
  [/ > /g, () => ' >= '],
  // A key, a status or a type in a list.
  [/'[a-z_ A-Z]+', /g, () => ''],
  [/, '[a-z_ A-Z]+'(?=\])/g, () => ''],
  // A bound.
  [/(?<=, )\d{2,}(?=\))/g, (found) => String(Number(found) + 1)],
  [/(?<=<= )\d+/g, (found) => String(Number(found) + 1)],
  [/(?<=allow [a-z]+: if )(?!true;).*;$/g, () => 'true;'],
];

function mutantsOf(whole: string): Mutant[] {
  const lines = whole.split('\n');
  return lines.flatMap((content, index) => {
    if (/^\s*\/\//.test(content) || content.includes('matches(')) return [];
    return BREAKS.flatMap(([pattern, replace]) =>
      [...content.matchAll(pattern)].map((match) => {
        const [found] = match;
        const broken =
          content.slice(0, match.index) + replace(found) + content.slice(match.index + found.length);
        const text = lines.with(index, broken).join('\n');
        return { line: index + 1, what: `${content.trim()}\n      becomes ${broken.trim()}`, text };
      }),
    );
  });
}

const { values } = parseArgs({
  options: { sample: { type: 'string', default: '40' }, from: { type: 'string', default: '0' } },
});
const root = join(import.meta.dirname, '..', '..');
const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
const all = mutantsOf(rules);
const every = Math.max(1, Math.floor(all.length / Number(values.sample)));
const chosen = all.filter((_, index) => index % every === Number(values.from) % every);
const folder = mkdtempSync(join(tmpdir(), 'portal-mutants-'));
const file = join(folder, 'firestore.rules');

/** @returns whether the suite likes these rules */
function passes(rules: string): boolean {
  writeFileSync(file, rules);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const flags = [
    '--project',
    'rules',
    '--no-file-parallelism',
    '--bail',
    '1',
    '--exclude',
    '**/lookups.test.ts',
  ];
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...flags], {
    cwd: root,
    env: { ...process.env, PORTAL_RULES_FILE: file },
    stdio: 'ignore',
  });
  return status === 0;
}

let killed = 0;
try {
  if (!passes(rules))
    throw new Error('The suite fails on the unbroken rules: what it says of broken ones means nothing.');
  for (const { line, what, text } of chosen) {
    if (passes(text)) process.stdout.write(`survives: firestore.rules:${line} ${what}\n`);
    else killed++;
    process.stderr.write(`${killed} found of ${chosen.length}, now line ${line}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const share = ((100 * killed) / chosen.length).toFixed(1);
process.stdout.write(`${killed} of ${chosen.length} mutants found (${share} %), of ${all.length} in all\n`);
