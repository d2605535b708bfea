import { createHash, randomUUID } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Failure } from '../failure.ts';
import { runProgram } from '../processes.ts';
import { CACHE } from '../repository.ts';

/** The Java to build with: the folder that holds bin/javac, and its feature release (21, 25). */
type Jdk = { readonly home: string; readonly feature: number };

/** The paths of the two programs. */
export type Jars = { readonly firestore: string; readonly storage: string };

const RUNTIME_SOURCE = fileURLToPath(new URL('./StorageRulesRuntime.java', import.meta.url));
const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const SDK_JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/**
 * The two programs built from the Google Cloud SDK's Firestore emulator, which includes the rules engine: a jar that only
 * names the SDK's jar and its main class, and our runtime for storage rules on top of the same jar.
 * Built once for each SDK, Java and source; null when there is no SDK.
 * @throws Failure when they cannot be built
 */
export async function jarsFromSdk(jdk: Jdk): Promise<Jars | null> {
  const sdkJar = await findSdkJar();
  if (sdkJar === null) return null;
  const folder = join(CACHE, 'emulators', await keyOf(sdkJar, jdk));
  if (!existsSync(folder)) await make(folder, sdkJar, jdk);
  return { firestore: join(folder, 'firestore.jar'), storage: join(folder, 'storage.jar') };
}

async function keyOf(sdkJar: string, jdk: Jdk): Promise<string> {
  const { size, mtimeMs } = await stat(sdkJar);
  const parts = [await readFile(RUNTIME_SOURCE, 'utf8'), sdkJar, size, mtimeMs, jdk.feature];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** Safe for concurrent runs: each builds in its own folder, and an atomic rename publishes it. */
async function make(folder: string, sdkJar: string, jdk: Jdk): Promise<void> {
  const work = `${folder}-${randomUUID()}`;
  await mkdir(join(work, 'classes'), { recursive: true });
  try {
    const tool = (name: string) => join(jdk.home, 'bin', name);
    await run(tool('javac'), ['-proc:none', '-cp', sdkJar, '-d', join(work, 'classes'), RUNTIME_SOURCE]);
    const classPath = pathToFileURL(sdkJar).href;
    await writeFile(join(work, 'firestore.mf'), manifest(FIRESTORE_MAIN, classPath));
    await writeFile(join(work, 'storage.mf'), manifest('StorageRulesRuntime', classPath));
    await run(tool('jar'), [
      '--create',
      '--file',
      join(work, 'firestore.jar'),
      '--manifest',
      join(work, 'firestore.mf'),
    ]);
    await run(tool('jar'), [
      '--create',
      '--file',
      join(work, 'storage.jar'),
      '--manifest',
      join(work, 'storage.mf'),
      '-C',
      join(work, 'classes'),
      '.',
    ]);
    await rename(work, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function run(program: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runProgram(program, args);
  if (code === 0) return;
  throw new Failure(
    code === 127
      ? `The emulators' programs must be compiled and ${program} is missing: install a full JDK, not a Java runtime alone.`
      : `The emulators' programs could not be made (${program}): ${output.trim().split('\n')[0]}`,
  );
}

function manifest(mainClass: string, classPath: string): string {
  return `Main-Class: ${mainClass}\nClass-Path: ${classPath}\n`;
}

/** Searches the usual locations of the SDK; runs `gcloud`, which takes a second, only if that finds nothing. */
async function findSdkJar(): Promise<string | null> {
  const home = homedir();
  const places = [
    process.env.CLOUDSDK_ROOT_DIR,
    ...(process.env.PATH ?? '').split(delimiter).flatMap(sdkOfCommand),
    ...['/usr/lib', '/usr/share', '/usr/local', '/usr/local/share', '/opt', '/opt/homebrew/share', home].map(
      (folder) => join(folder, 'google-cloud-sdk'),
    ),
    '/snap/google-cloud-cli/current',
  ].filter((place): place is string => place !== undefined);
  const jar = places.map((place) => join(place, SDK_JAR)).find((path) => existsSync(path));
  if (jar !== undefined) return jar;
  const { code, output } = await runProgram('gcloud', ['info', '--format=value(installation.sdk_root)']);
  const asked = join(output.trim(), SDK_JAR);
  return code === 0 && existsSync(asked) ? asked : null;
}

function sdkOfCommand(folder: string): string[] {
  try {
    return [dirname(dirname(realpathSync(join(folder, 'gcloud'))))];
  } catch {
    return [];
  }
}
