import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from '../failure.ts';
import { runProgram } from '../processes.ts';
import { jarsFromSdk } from '../offline-emulators/jars.ts';
import { CACHE, inRepository } from '../repository.ts';
import { featureOf, type Java } from './java.ts';

/** The programs that the Firebase CLI downloads, because they are not JavaScript. */
type Program = 'firestore' | 'storage';

type Download = {
  readonly version: string;
  readonly remoteUrl: string;
  readonly downloadPathRelativeToCacheDir: string;
};
type Downloads = Record<Program, Download> & {
  ui: { main: Download & { binaryPathRelativeToCacheDir: string } };
};

export type Programs = {
  /** Variables by which the Firebase CLI finds them; empty for its own downloads. */
  readonly env: Record<string, string>;
  readonly hasUi: boolean;
};

const FIREBASE_TOOLS = inRepository('node_modules', 'firebase-tools');
const UNREACHABLE = join(CACHE, 'emulators', 'download-unreachable');
/** How long an unreachable download is cached, in milliseconds. */
const BELIEVED = 60 * 60 * 1_000;

/**
 * Finds the emulators' programs, in this order: those named by `*_EMULATOR_BINARY_PATH`, those in the CLI's cache, the CLI's
 * download if the network allows it, those built from the Google Cloud SDK's Firestore emulator.
 * @throws Failure when none of these has them
 */
export async function findPrograms(
  needed: readonly Program[],
  java: Java,
  say: (line: string) => void,
): Promise<Programs> {
  const downloads = await readDownloads();
  const absent = () =>
    needed.filter(
      (program) =>
        !process.env[`${program.toUpperCase()}_EMULATOR_BINARY_PATH`] && !isCached(downloads[program]),
    );
  let missing = absent();
  if (missing.length > 0 && (await canDownload(downloads.firestore.remoteUrl))) {
    await download(missing, say);
    missing = absent();
  }
  return { env: missing.length > 0 ? await withoutDownload(missing, java) : {}, hasUi: hasUi(downloads) };
}

async function withoutDownload(missing: readonly Program[], java: Java): Promise<Record<string, string>> {
  const jars = await jarsFromSdk({ home: java.home, feature: featureOf(java.version) });
  if (jars !== null)
    return Object.fromEntries(
      missing.map((program) => [`${program.toUpperCase()}_EMULATOR_BINARY_PATH`, jars[program]]),
    );
  throw new Failure(
    `The ${missing.join(' and ')} emulator is not on this machine and storage.googleapis.com cannot be reached: connect to the internet once, or install the Google Cloud SDK's Firestore emulator (google-cloud-cli-firestore-emulator).`,
  );
}

async function readDownloads(): Promise<Downloads> {
  const path = join(FIREBASE_TOOLS, 'lib', 'emulator', 'downloadableEmulatorInfo.json');
  return JSON.parse(await readFile(path, 'utf8')) as Downloads;
}

function cached(path: string): string {
  return join(
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators'),
    path,
  );
}

function isCached(download: Download): boolean {
  return existsSync(cached(download.downloadPathRelativeToCacheDir));
}

/** The Emulator UI is optional: it runs only if it is downloaded already. */
function hasUi(downloads: Downloads): boolean {
  return existsSync(cached(downloads.ui.main.binaryPathRelativeToCacheDir));
}

/** Whether the download's server answers within three seconds; a failure is cached for an hour. */
async function canDownload(url: string): Promise<boolean> {
  const asked = await stat(UNREACHABLE).catch(() => null);
  if (asked !== null && Date.now() - asked.mtimeMs < BELIEVED) return false;
  // In a separate process, so that a proxy of the environment is used for this and not for the emulators.
  const script = `fetch(${JSON.stringify(url)}, { method: 'HEAD', signal: AbortSignal.timeout(3000) }).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))`;
  const { code } = await runProgram(process.execPath, ['-e', script], {
    env: { ...process.env, NODE_USE_ENV_PROXY: '1' },
  });
  if (code === 0) return true;
  await mkdir(dirname(UNREACHABLE), { recursive: true });
  await writeFile(
    UNREACHABLE,
    `${url} did not answer. Asked again after an hour, or when this file is gone.\n`,
  );
  return false;
}

/** The CLI's download, with checksums. A failed download is not fatal: the SDK may have them. */
async function download(programs: readonly Program[], say: (line: string) => void): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  for (const program of [...programs, 'ui'] as const) {
    say(`Downloading the ${program} emulator (once) …`);
    const cli = join(FIREBASE_TOOLS, 'lib', 'bin', 'firebase.js');
    const { code, output } = await runProgram(process.execPath, [cli, `setup:emulators:${program}`], {
      cwd: CACHE,
    });
    if (code !== 0) say(`The download failed: ${output.trim().split('\n').at(-1) ?? ''}`);
  }
}
