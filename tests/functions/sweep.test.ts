import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { paths, storagePaths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { samplePdf } from '@app/seed/sample-files';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bucket, db, environment, newId } from './server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HOUR = 60 * 60 * 1_000;
let folder: string;

// No emulator runs schedules: the built function is run by hand, in a process of its own.
beforeAll(async () => {
  await mkdir(path.join(ROOT, '.cache'), { recursive: true });
  folder = await mkdtemp(path.join(ROOT, '.cache/sweep-'));
  const root = path.join(ROOT, 'functions');
  await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder },
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** @param aheadMs by how much the process's clock is fast: the emulator stores objects at no other time than now */
async function sweep(aheadMs: number): Promise<Record<string, unknown>> {
  const program = `
    const Real = Date, ahead = ${aheadMs};
    globalThis.Date = class extends Real {
      constructor(...args) { args.length === 0 ? super(Real.now() + ahead) : super(...args); }
      static now() { return Real.now() + ahead; }
    };
    const { sweepFilesDaily } = await import(${JSON.stringify(pathToFileURL(path.join(folder, 'index.js')).href)});
    await sweepFilesDaily.run({ scheduleTime: new Date().toISOString() });
    process.exit(0);`;
  const env = {
    ...process.env,
    GCLOUD_PROJECT: environment.projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId: environment.projectId }),
    FUNCTIONS_EMULATOR: 'true',
  };
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { env });
  const line = stdout.split('\n').find((text) => text.includes('sweepFilesDaily'));
  return JSON.parse(line ?? '{}') as Record<string, unknown>;
}

const left = async (prefix: string) => (await bucket.getFiles({ prefix }))[0].map(({ name }) => name).sort();

it('takes what a day later belongs to no case, over several pages, and exports after ten minutes', async () => {
  // Others may have left objects in the bucket that they share with us: those are swept first.
  await sweep(25 * HOUR);
  const [uid, caseId] = [newId('owner'), newId('case')];
  const store = async (name: string, case_id: string) => {
    const file = storagePaths.caseFile(uid, name);
    await bucket.file(file).save(samplePdf(['A']), {
      contentType: 'application/pdf',
      resumable: false,
      metadata: { metadata: { case_id } },
    });
    return file;
  };
  const listed = await store('1719900000000-listed.pdf', caseId);
  await db.doc(paths.case(caseId)).set(aCase({ user_id: uid, file_urls: [listed] }));
  await store('1719900000001-dropped.pdf', caseId);
  // One page holds 500 objects. A folder deeper, where they are swept as well but no other function looks at them.
  for (let start = 0; start < 510; start += 30) {
    const batch = Array.from({ length: 30 }, (_, index) =>
      store(`old/1719900001${start + index}-orphan.pdf`, newId('gone')),
    );
    await Promise.all(batch);
  }
  const exported = `${storagePaths.exports(uid)}/list.csv`;
  await bucket.file(exported).save('Email', { resumable: false });

  expect(await sweep(0)).toMatchObject({ orphans: 0, exports: 0 });
  expect(await sweep(HOUR)).toMatchObject({ orphans: 0, exports: 1 });
  expect(await left(`exports/${uid}/`)).toEqual([]);
  const counts = await sweep(25 * HOUR);
  expect(counts.orphans).toBeGreaterThanOrEqual(511);
  expect(await left(`case-files/${uid}/`)).toEqual([listed]);
}, 180_000);
