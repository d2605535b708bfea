import path from 'node:path';

/**
 * The allowed imports, as pure functions of two paths, which `import-laws.ts` reports. Features are not listed, so that the
 * rules cover a new one from its first file.
 */

/** A place in the repository. `slice` is the feature's name. */
export interface Zone {
  name:
    | 'domain'
    | 'seed'
    | 'tests'
    | 'tools'
    | 'functions'
    | 'web.app'
    | 'web.routes'
    | 'web.features'
    | 'web.base'
    | 'web.testing'
    | 'web.site'
    | 'web.build'
    | 'root';
  slice?: string;
}

const PACKAGES = ['domain', 'seed', 'tests', 'tools', 'functions'] as const;

/** @param file relative to the repository, with forward slashes */
function zoneOf(file: string): Zone {
  const [top = '', second, third, fourth] = file.split('/');
  const found = PACKAGES.find((name) => name === top);
  if (found) return { name: found };
  if (top === 'web' && second === 'site') return { name: third === 'build' ? 'web.build' : 'web.site' };
  if (top !== 'web' || second !== 'src') return { name: 'root' };
  if (third === 'features' && fourth !== undefined) return { name: 'web.features', slice: fourth };
  if (third === 'app') return { name: 'web.app' };
  if (third === 'routes') return { name: 'web.routes' };
  return { name: third === 'testing' ? 'web.testing' : 'web.base' };
}

function isTest(file: string): boolean {
  return (
    /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('tests/') || file.startsWith('web/src/testing/')
  );
}

/** @returns the repository file that an import means, or null when it means a package from the registry */
export function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  if (specifier.startsWith('@/')) return path.posix.join('web/src', specifier.slice(2));
  const workspace = /^@app\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (workspace) return `${workspace[1] ?? ''}/src/${workspace[2] ?? 'index'}`;
  return /^functions(\/|$)/.test(specifier) ? specifier : null;
}

const SEES: Record<Zone['name'], readonly Zone['name'][]> = {
  domain: ['domain'],
  seed: ['seed', 'domain'],
  tests: ['tests', 'seed', 'domain'],
  // `thai-terms` writes the lists of words that the website reads, and checks them with the website's own code.
  tools: ['tools', 'seed', 'domain', 'root', 'web.base'],
  functions: ['functions', 'domain'],
  'web.base': ['web.base', 'domain'],
  'web.features': ['web.features', 'web.base', 'domain'],
  'web.routes': ['web.routes', 'web.features', 'web.base', 'domain'],
  'web.app': ['web.app', 'web.routes', 'web.features', 'web.base', 'domain'],
  'web.testing': ['web.testing', 'web.app', 'web.routes', 'web.features', 'web.base', 'seed', 'domain'],
  'web.build': ['web.build', 'web.site', 'web.base', 'domain'],
  'web.site': ['web.site', 'web.app', 'web.routes', 'web.features', 'web.base', 'domain'],
  root: ['root', 'tools', 'tests', 'domain', 'web.base', 'web.build'],
};

/**
 * The Thai texts of notifications. Functions and demo data store them, and may import these files of the web and no others
 * (decision 185); a build of the functions depends on them (`tools/emulators/builds.ts`).
 */
export const STORED_TEXTS: readonly string[] = [
  'web/src/i18n/locales/th/lazy/notices.json',
  'web/src/i18n/locales/th/status.json',
];

/** The folders of `web/src/lib` that each folder may import, so that there is no circle. */
const LIB_SEES: Readonly<Record<string, readonly string[]>> = {
  firebase: [],
  live: ['firebase'],
  session: ['firebase', 'live'],
  command: ['firebase', 'live', 'session'],
  form: ['session'],
  navigation: ['session'],
  page: ['firebase', 'session'],
  list: ['live', 'page'],
  media: ['firebase'],
  thai: [],
};

/** The folders of `web/site` that each folder may import. */
const SITE_SEES: Readonly<Record<string, readonly string[]>> = {
  document: [],
  pages: ['document'],
  browser: [],
  render: ['document', 'pages', 'browser'],
  build: ['document'],
  testing: ['document'],
};

/** Folders whose subfolders import each other in one direction only. */
const ORDERS = { 'web/src/lib': LIB_SEES, 'web/site': SITE_SEES } as const;

/** `pages` for `web/site/pages/texts.ts` in `web/site`; undefined for a file elsewhere. */
function subfolderIn(parent: string, file: string): string | undefined {
  if (!file.startsWith(`${parent}/`)) return undefined;
  const [folder, ...rest] = file.slice(parent.length + 1).split('/');
  return rest.length > 0 ? folder : undefined;
}

function orderFault(file: string, target: string): string | null {
  if (isTest(file)) return null;
  for (const [parent, sees] of Object.entries(ORDERS)) {
    const from = subfolderIn(parent, file);
    const to = subfolderIn(parent, target);
    if (from === undefined || to === undefined || from === to) continue;
    const name = path.posix.basename(parent);
    if (sees[from]?.includes(to) !== true) return `${name}/${from} never imports ${name}/${to}`;
  }
  return null;
}

/** @returns why `file` may not import the repository file `target`, or null */
export function internalFault(file: string, target: string): string | null {
  const from = zoneOf(file);
  const to = zoneOf(target);
  // A test beside the code may use the builders, and the web's own test support.
  if (isTest(file) && (to.name === 'seed' || (to.name === 'web.testing' && from.name.startsWith('web.'))))
    return null;
  if ((from.name === 'functions' || from.name === 'seed') && STORED_TEXTS.includes(target)) return null;
  if (!SEES[from.name].includes(to.name)) return `${from.name} never imports ${to.name}`;
  if (from.name === 'web.features' && to.name === 'web.features' && from.slice !== to.slice) {
    return `a feature never imports a feature (${from.slice ?? ''} -> ${to.slice ?? ''})`;
  }
  const fault = orderFault(file, target);
  if (fault !== null) return fault;
  const ends = /\.(trigger|callable|schedule|https)(\.ts)?$/;
  if (ends.test(target) && file !== 'functions/src/index.ts' && !isTest(file)) {
    return 'triggers, callables, schedules and pages are imported by functions/src/index.ts alone';
  }
  return null;
}

/** The website, except what builds it. */
const BROWSER = /^web\/(src|site\/(?!build\/))/;

/** Packages with one home: where they may be imported, among the files that the first pattern covers. */
const HOMES: readonly { among: RegExp; packages: RegExp; home: RegExp; law: string }[] = [
  {
    among: /^domain\//,
    packages: /^(?!zod($|\/))/,
    home: /^$/,
    law: 'the domain imports zod and nothing else',
  },
  {
    among: BROWSER,
    packages: /^(firebase|reactfire|@tanstack\/react-query)($|\/)/,
    home: /^web\/src\/(lib|features\/[^/]+\/api)\//,
    law: 'Firebase and react-query are for lib/ and features/*/api/',
  },
  {
    among: BROWSER,
    packages: /^(node:|firebase-admin|firebase-functions|@google-cloud\/)/,
    home: /^$/,
    law: 'nothing of the server reaches the browser',
  },
  {
    among: /^functions\/src\//,
    packages: /^(firebase-admin|@google-cloud)\/firestore($|\/)/,
    home: /(\.repo\.ts|^functions\/src\/lib\/firestore\.ts)$/,
    law: 'Firestore is for *.repo.ts and lib/firestore.ts',
  },
  {
    among: /^(functions|seed)\//,
    packages: /^(firebase|reactfire|react|react-dom)($|\/)/,
    home: /^$/,
    law: 'nothing of the browser reaches the server',
  },
];

/** @returns why `file` may not import the package `specifier`, or null; tests import what they test with */
export function packageFault(file: string, specifier: string): string | null {
  if (isTest(file)) return null;
  const broken = HOMES.find(
    ({ among, packages, home }) => among.test(file) && packages.test(specifier) && !home.test(file),
  );
  return broken ? broken.law : null;
}
