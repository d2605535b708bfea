import { describe, expect, it } from 'vitest';
import { isInstalled, nodeProblem } from './needs.mjs';

describe('the Node of the host', () => {
  it.each(['20.19.0', '20.20.2', '21.0.0', '22.23.3', '24.1.0'])('%s is supported', (version) => {
    expect(nodeProblem(version)).toBeNull();
  });
  it.each(['20.18.3', '18.20.4'])('%s is not supported', (version) => {
    expect(nodeProblem(version)).toBe(
      `Node 20.19 or newer is needed and this is ${version}: install one from https://nodejs.org.`,
    );
  });
});

describe('what is installed', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      web: { version: '0.1.0' },
      'node_modules/vite': { version: '8.3.8', resolved: 'https://x/vite-8.3.8.tgz' },
      'node_modules/@esbuild/darwin-arm64': { version: '1.0.0', optional: true },
      'web/node_modules/ajv': { version: '8.0.0' },
    },
  };
  const here = (...without: string[]) => ({
    packages: Object.fromEntries(
      Object.entries(lock.packages).filter(
        ([path]) => path.includes('node_modules/') && !without.includes(path),
      ),
    ),
  });

  it("is complete without other systems' packages", () => {
    expect(isInstalled(lock, here('node_modules/@esbuild/darwin-arm64'))).toBe(true);
  });
  it.each(['node_modules/vite', 'web/node_modules/ajv'])('is not complete without %s', (path) => {
    expect(isInstalled(lock, here(path))).toBe(false);
  });
  it('is not complete with another version', () => {
    const other = { packages: { ...here().packages, 'node_modules/vite': { version: '8.3.7' } } };
    expect(isInstalled(lock, other)).toBe(false);
  });
});
