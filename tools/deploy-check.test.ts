import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appCheckKeyOf, checkBuild } from './deploy-check.ts';
import { Failure } from './failure.ts';

const CONFIG = JSON.stringify({
  apiKey: 'k',
  authDomain: 'firm.firebaseapp.com',
  projectId: 'firm',
  storageBucket: 'firm.firebasestorage.app',
  appId: '1:1:web:1',
});
const KEY = '6Lc-a-site-key';
const APP_CHECK = `const m="exchangeRecaptchaEnterpriseToken";new P("${KEY}")`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-check-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function built(...scripts: string[]): Promise<void> {
  for (const [at, text] of scripts.entries()) await writeFile(join(folder, 'assets', `${at}.js`), text);
}

const check = (appCheckKey: string, config = CONFIG) => checkBuild(folder, { config, appCheckKey });

describe('a built website', () => {
  it('with the configured key is deployed', async () => {
    await built(`JSON.parse(\`${CONFIG}\`)`, APP_CHECK);
    await expect(check(KEY)).resolves.toBeUndefined();
  });

  it('without that key is not deployed', async () => {
    await built(`JSON.parse(\`${CONFIG}\`)`);
    await expect(check(KEY)).rejects.toThrow(
      new Failure(
        'Nothing was deployed: VITE_APP_CHECK_KEY is set, but the built website does not use it. Remove .cache/builds and run the command again.',
      ),
    );
  });

  it('with another key is not deployed', async () => {
    await built(`JSON.parse(\`${CONFIG}\`)`, APP_CHECK);
    await expect(check('6Lc-another')).rejects.toThrow('VITE_APP_CHECK_KEY is set');
  });

  it('with a key is not deployed if none is configured; without one it is', async () => {
    await built(`JSON.parse(\`${CONFIG}\`)`, APP_CHECK);
    await expect(check('')).rejects.toThrow('VITE_APP_CHECK_KEY is not set');
    await built(`JSON.parse(\`${CONFIG}\`)`, '');
    await expect(check('')).resolves.toBeUndefined();
  });

  it('for another project, or for two, or for none, is not deployed', async () => {
    const other = CONFIG.replaceAll('firm', 'demo-portal');
    await built(`JSON.parse(\`${other}\`)`);
    await expect(check('')).rejects.toThrow('the built website is for demo-portal, not for firm');
    await built(`JSON.parse(\`${other}\`)`, `JSON.parse("${CONFIG.replaceAll('"', '\\"')}")`);
    await expect(check('')).rejects.toThrow(
      /is for (firm and demo-portal|demo-portal and firm), not for firm/,
    );
    await built('', '');
    await expect(check('')).rejects.toThrow('is for no project');
  });

  it('is the same for any order of its configuration', async () => {
    const { apiKey, ...others } = JSON.parse(CONFIG) as Record<string, string>;
    await built(`JSON.parse("${CONFIG.replaceAll('"', '\\"')}")`);
    await expect(check('', JSON.stringify({ ...others, apiKey }))).resolves.toBeUndefined();
  });
});

describe('the configured key', () => {
  it('is the variable, else that of a file, else none', async () => {
    vi.stubEnv('VITE_APP_CHECK_KEY', undefined);
    expect(appCheckKeyOf(folder)).toBe('');
    await writeFile(join(folder, '.env.production'), `VITE_APP_CHECK_KEY=${KEY}\n`);
    expect(appCheckKeyOf(folder)).toBe(KEY);
    vi.stubEnv('VITE_APP_CHECK_KEY', 'variable');
    expect(appCheckKeyOf(folder)).toBe('variable');
  });
});
