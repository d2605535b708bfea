import { pageLoads } from './budgets.ts';
import { chunkOf, withImports, type Manifest } from './manifest.ts';

/** What is read of a chunk of the build. */
export interface BuiltChunk {
  fileName: string;
  /** The module that gives an entry its key in the manifest. */
  facadeModuleId: string | null;
  moduleIds: readonly string[];
  code: string;
}

/** Files that a browser has loaded together, by their keys in the manifest. */
interface Load {
  keys: ReadonlySet<string>;
  /** What a byte costs that this load does not need. */
  weight: number;
  /** How many more of them it may get, in bytes. */
  room: number;
}

/** A chunk of the build without groups, or several that become one file. */
interface Group {
  moduleIds: readonly string[];
  size: number;
  imports: Set<Group>;
  /** For each load whether the group is part of it. */
  loaded: readonly boolean[];
}

interface Pair {
  a: Group;
  b: Group;
  cost: number;
}

/** Sizes are in bytes of minified code. React DOM and Firestore are larger: they remain files that a release leaves in the cache. */
const LARGE = 100_000;
/** What a file costs beside its content: a request, imports and exports, and compression without the code of the others. */
const PER_FILE = 2_000;
/** The heaviest pages count most: at 90 % of the heaviest page's size a byte weighs 1.5 %. */
const EXPONENT = 40;
/** How much more a page may load than it needs, as a part of what it needs. */
const ROOM = 0.01;
/** What one dialog or one part of a page loads counts less than what every visit loads. */
const ON_DEMAND = 0.05;
/** The bundler's own functions, which it places itself. */
const RUNTIME = '\0rolldown/';

/**
 * Chooses which chunks become one file. The bundler makes a chunk for every combination of entries that share modules: most
 * hold a few hundred bytes, and a page loads more than a hundred. Here two are merged as long as that saves more for the pages
 * that need both than it costs those that need one. Public pages and the forms of accounts load nothing that they do not need.
 * Entries keep their chunks, since the manifest names them, and so does what has a style sheet.
 * @param manifest of the build without groups
 * @param chunks of the same build
 * @returns the name of the new chunk by module; modules that are missing remain where they are
 */
export function groupChunks(manifest: Manifest, chunks: readonly BuiltChunk[]): Map<string, string> {
  const loads = loadsOf(manifest, chunks);
  const groups = groupsOf(manifest, chunks, loads);
  const all = new Set(groups.values());
  const entries = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId));
  const isFree = (key: string, { size, moduleIds }: Group) =>
    key.startsWith('_') &&
    size < LARGE &&
    chunkOf(manifest, key).css === undefined &&
    !moduleIds.some((id) => entries.has(id) || id.startsWith(RUNTIME));
  const free = new Set([...groups].flatMap(([key, group]) => (isFree(key, group) ? [group] : [])));
  const merged = new Set<Group>();
  const pairsOf = (a: Group, others: readonly Group[]) =>
    others.map((b) => ({ a, b, cost: costOf(a, b, loads) })).filter(({ cost }) => cost < 0);
  let pairs = [...free].flatMap((a, at) => pairsOf(a, [...free].slice(at + 1)));
  while (pairs.length > 0) {
    const best = pairs.reduce((one, other) => (other.cost < one.cost ? other : one));
    const { a, b } = best;
    if (!fits(a, b, loads) || isBetween(a, b) || isBetween(b, a)) {
      pairs = pairs.filter((pair) => pair !== best);
      continue;
    }
    for (const [load, bytes] of notNeeded(a, b, loads)) load.room -= bytes;
    const group = merge(best, all);
    for (const set of [all, free, merged]) {
      set.delete(a);
      set.delete(b);
    }
    pairs = pairs.filter((pair) => ![pair.a, pair.b].some((one) => one === a || one === b));
    pairs.push(...pairsOf(group, [...free]));
    for (const set of [all, free, merged]) set.add(group);
  }
  return new Map(
    [...merged].flatMap(({ moduleIds }, at) => moduleIds.map((id) => [id, `shared-${at}`] as const)),
  );
}

function merge({ a, b }: Pair, all: ReadonlySet<Group>): Group {
  const group = {
    moduleIds: [...a.moduleIds, ...b.moduleIds],
    size: a.size + b.size,
    imports: new Set([...a.imports, ...b.imports].filter((next) => next !== a && next !== b)),
    loaded: a.loaded.map((isLoaded, at) => isLoaded || b.loaded[at] === true),
  };
  for (const { imports } of all) {
    const importsA = imports.delete(a);
    const importsB = imports.delete(b);
    if (importsA || importsB) imports.add(group);
  }
  return group;
}

/** Below zero where one file is better than two. */
function costOf(a: Group, b: Group, loads: readonly Load[]): number {
  return loads.reduce((cost, { weight }, at) => {
    const hasA = a.loaded[at] === true;
    const hasB = b.loaded[at] === true;
    if (hasA && hasB) return cost - Math.min(weight, 1) * PER_FILE;
    if (hasA !== hasB) return cost + weight * (hasA ? b.size : a.size);
    return cost;
  }, 0);
}

/** The loads that one file of both gives what they do not need, with its size. */
function notNeeded(a: Group, b: Group, loads: readonly Load[]): (readonly [Load, number])[] {
  return loads.flatMap((load, at) => {
    if (a.loaded[at] === b.loaded[at]) return [];
    return [[load, a.loaded[at] === true ? b.size : a.size] as const];
  });
}

function fits(a: Group, b: Group, loads: readonly Load[]): boolean {
  return notNeeded(a, b, loads).every(([{ room }, bytes]) => bytes <= room);
}

/** Whether a group imports another through a third one, which would then import the merged file and be imported by it. */
function isBetween(from: Group, to: Group): boolean {
  const found = new Set([...from.imports].filter((next) => next !== to));
  for (const { imports } of found) for (const next of imports) found.add(next);
  return found.has(to);
}

function groupsOf(
  manifest: Manifest,
  chunks: readonly BuiltChunk[],
  loads: readonly Load[],
): ReadonlyMap<string, Group> {
  const built = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const groups = new Map(
    Object.entries(manifest).flatMap(([key, { file }]) => {
      const chunk = built.get(file);
      if (chunk === undefined) return [];
      const loaded = loads.map(({ keys }) => keys.has(key));
      const group: Group = {
        moduleIds: chunk.moduleIds,
        size: chunk.code.length,
        imports: new Set(),
        loaded,
      };
      return [[key, group] as const];
    }),
  );
  for (const [key, { imports }] of groups)
    for (const next of chunkOf(manifest, key).imports ?? []) {
      const group = groups.get(next);
      if (group !== undefined) imports.add(group);
    }
  return groups;
}

function loadsOf(manifest: Manifest, chunks: readonly BuiltChunk[]): Load[] {
  const pages = pageLoads(manifest);
  const sizes = new Map(chunks.map(({ fileName, code }) => [fileName, code.length]));
  const sizeOf = (keys: ReadonlySet<string>) =>
    [...keys].reduce((sum, key) => sum + (sizes.get(chunkOf(manifest, key).file) ?? 0), 0);
  const heaviest = Math.max(...pages.map(({ shown }) => sizeOf(shown)));
  const mostSettled = Math.max(...pages.map(({ settled }) => sizeOf(settled)));
  const load = (keys: ReadonlySet<string>, weight: number): Load => ({
    keys,
    weight,
    room: ROOM * sizeOf(keys),
  });
  const ofPages = pages.flatMap(({ kind, first, shown, settled, all }): Load[] => {
    if (kind === 'portal')
      return [
        load(first, 1),
        load(shown, (sizeOf(shown) / heaviest) ** EXPONENT),
        ...(settled.size > shown.size ? [load(settled, (sizeOf(settled) / mostSettled) ** EXPONENT)] : []),
      ];
    return [load(shown, Infinity), load(all, kind === 'site' ? Infinity : 1)];
  });
  // What is loaded on demand finds there what every page has loaded that may ask for it.
  const onDemand = Object.keys(manifest)
    .filter((key) => !key.startsWith('_') && !pages.some(({ shown }) => shown.has(key)))
    .map((key): Load => {
      const askers = pages.filter(({ all }) => all.has(key));
      const there = [...(askers[0]?.shown ?? [])].filter((each) =>
        askers.every(({ shown }) => shown.has(each)),
      );
      const keys = new Set([...there, ...withImports(manifest, [key])]);
      return { keys, weight: ON_DEMAND, room: Infinity };
    });
  return [...ofPages, ...onDemand];
}
