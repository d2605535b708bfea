import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Failure } from '../failure.ts';

/** The oldest version that the Firebase CLI accepts. */
const OLDEST_JAVA = 21;

export type Java = {
  /** The folder that holds bin/java, as JAVA_HOME wants it. */
  readonly home: string;
  /** From the installation: `25.0.1`, `1.8.0_402`. */
  readonly version: string;
};

/** The feature release of a version: 25 of `25.0.1`, 8 of `1.8.0_402`, 0 of what is not a version. */
export function featureOf(version: string): number {
  const [first = 0, second = 0] = version.split(/[._+-]/).map(Number);
  return (first === 1 ? second : first) || 0;
}

/** The newest supported one; among equals the one found first. */
export function chooseJava(found: readonly Java[]): Java | null {
  const enough = found.filter((java) => featureOf(java.version) >= OLDEST_JAVA);
  return enough.toSorted((a, b) => compareVersions(b.version, a.version))[0] ?? null;
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const differences = Array.from(
    { length: Math.max(left.length, right.length) },
    (_, index) => (left[index] ?? 0) - (right[index] ?? 0),
  );
  return differences.find((difference) => difference !== 0) ?? 0;
}

function numbersOf(version: string): number[] {
  return version.split(/[._+-]/).map((part) => Number(part) || 0);
}

/** The Java to use. @throws Failure where there is none */
export function findJava(env: NodeJS.ProcessEnv = process.env): Java {
  const found = [...new Set(javaHomes(env))].flatMap((home) => readJava(home) ?? []);
  const java = chooseJava(found);
  if (java !== null) return java;
  const seen = found.length > 0 ? ` (only ${found.map(({ version }) => version).join(', ')} was found)` : '';
  throw new Failure(
    `The emulators need Java ${OLDEST_JAVA} or newer${seen}: install one, for example from https://adoptium.net, and run the command again.`,
  );
}

/** The possible locations of a Java. If set, `PORTAL_JAVA_HOMES` (separated as in PATH) replaces all of them. */
function javaHomes(env: NodeJS.ProcessEnv): string[] {
  if (env.PORTAL_JAVA_HOMES !== undefined) return env.PORTAL_JAVA_HOMES.split(delimiter).filter(Boolean);
  const home = homedir();
  return [
    ...(env.JAVA_HOME ? [env.JAVA_HOME] : []),
    ...(env.PATH ?? '').split(delimiter).flatMap(homeOfCommand),
    ...children('/usr/lib/jvm'),
    ...children('/usr/java'),
    ...children('/opt/java'),
    ...['/Library/Java/JavaVirtualMachines', join(home, 'Library/Java/JavaVirtualMachines')]
      .flatMap(children)
      .map((machine) => join(machine, 'Contents/Home')),
    ...['/opt/homebrew/opt', '/usr/local/opt', '/home/linuxbrew/.linuxbrew/opt']
      .flatMap(children)
      .filter((formula) => /openjdk/.test(formula))
      .flatMap((formula) => [join(formula, 'libexec/openjdk.jdk/Contents/Home'), join(formula, 'libexec')]),
    ...children(join(home, '.sdkman/candidates/java')),
    ...children(join(home, '.local/share/mise/installs/java')),
    ...children(join(home, '.asdf/installs/java')),
    ...children(join(home, '.jdks')),
  ];
}

/** The installation behind a folder of PATH: `java` there is mostly a link to it. */
function homeOfCommand(folder: string): string[] {
  try {
    return [dirname(dirname(realpathSync(join(folder, 'java'))))];
  } catch {
    return [];
  }
}

function children(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** Reads the `release` file of a Java, which is fast; without one it runs the program. */
function readJava(home: string): Java | null {
  const program = join(home, 'bin', 'java');
  if (!existsSync(program)) return null;
  try {
    const version = /^JAVA_VERSION="([^"]+)"/m.exec(readFileSync(join(home, 'release'), 'utf8'))?.[1];
    if (version !== undefined) return { home, version };
  } catch {
    // no release file
  }
  try {
    const settings = spawnSync(program, ['-XshowSettings:properties', '-version'], {
      encoding: 'utf8',
      timeout: 10_000,
    });
    return { home, version: /java\.version = (\S+)/.exec(settings.stderr)?.[1] ?? '' };
  } catch {
    return null;
  }
}
