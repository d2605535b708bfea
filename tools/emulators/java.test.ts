import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../failure.ts';
import { chooseJava, featureOf, findJava } from './java.ts';

const java = (version: string) => ({ home: `/java/${version}`, version });

describe('the feature release', () => {
  it.each([
    ['25.0.1', 25],
    ['21', 21],
    ['17.0.15+6', 17],
    ['1.8.0_402', 8],
    ['26-ea', 26],
    ['', 0],
    ['unknown', 0],
  ])('of %s is %i', (version, feature) => {
    expect(featureOf(version)).toBe(feature);
  });
});

describe('the Java that is used', () => {
  it('is the newest supported one, in any location', () => {
    expect(chooseJava(['17.0.15', '21.0.4', '25.0.1', '1.8.0_402'].map(java))?.version).toBe('25.0.1');
  });

  it('is compared by version number, not as text', () => {
    expect(chooseJava(['21.0.9', '21.0.10'].map(java))?.version).toBe('21.0.10');
  });

  it('is none when all are too old', () => {
    expect(chooseJava(['17.0.15', '1.8.0_402'].map(java))).toBeNull();
    expect(chooseJava(['17.0.15', '21.0.0'].map(java))?.version).toBe('21.0.0');
  });
});

describe('looking for a Java', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'java-test-'));
    for (const version of ['17.0.15', '23.0.2']) {
      await mkdir(join(folder, version, 'bin'), { recursive: true });
      await writeFile(join(folder, version, 'bin', 'java'), '');
      await writeFile(join(folder, version, 'release'), `IMPLEMENTOR="x"\nJAVA_VERSION="${version}"\n`);
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('reads the version from the installation', () => {
    const homes = ['17.0.15', 'nowhere', '23.0.2'].map((name) => join(folder, name)).join(':');
    expect(findJava({ PORTAL_JAVA_HOMES: homes })).toEqual({
      home: join(folder, '23.0.2'),
      version: '23.0.2',
    });
  });

  it('names those found when all are too old, and what to do', () => {
    const find = () => findJava({ PORTAL_JAVA_HOMES: join(folder, '17.0.15') });
    expect(find).toThrow(Failure);
    expect(find).toThrow('need Java 21 or newer (only 17.0.15 was found): install one');
  });
});
