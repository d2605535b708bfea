import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Failure } from '../failure.ts';
import { runProgram } from '../processes.ts';
import { inRepository } from '../repository.ts';

const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without windows, which Playwright also starts for headless runs: its pages take a third less processor time. */
const SHELL = ['chromium-headless-shell'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
];

/**
 * A Chromium: Playwright's if it is installed, another installed one, Playwright's download, Debian's package (as root).
 * `shell` prefers one without windows. @returns its path, or undefined for Playwright's
 * @throws Failure when there is none and none can be installed
 */
export async function findBrowser(
  kind: 'full' | 'shell',
  say: (line: string) => void,
): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(chromium.executablePath())) return undefined;
  const names = kind === 'shell' ? [...SHELL, ...FULL] : FULL;
  const installed = installedBrowser(names);
  if (installed !== undefined) return installed;

  say('Downloading a browser (once) …');
  const cli = inRepository('node_modules', '@playwright', 'test', 'cli.js');
  // Brings both kinds; the tests start the one without windows.
  const download = await runProgram(process.execPath, [cli, 'install', 'chromium'], {
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '8000' },
  });
  if (download.code === 0 && existsSync(chromium.executablePath())) return undefined;
  if (process.getuid?.() === 0 && (await isDebian())) {
    const name = kind === 'shell' ? 'chromium-headless-shell' : 'chromium';
    say(`Installing ${name} with apt-get (once) …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runProgram('apt-get', ['update'], { env });
    await runProgram('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk'], {
      env,
    });
  }
  const found = installedBrowser(names);
  if (found !== undefined) return found;
  throw new Failure(
    'The browser tests need Chromium and none could be downloaded: install Chromium or Chrome, or name one in CHROMIUM_PATH.',
  );
}

function installedBrowser(names: readonly string[]): string | undefined {
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...inPath, ...PLACES].find((path) => existsSync(path));
}

async function isDebian(): Promise<boolean> {
  return /^ID(_LIKE)?=.*debian/m.test(await readFile('/etc/os-release', 'utf8').catch(() => ''));
}
