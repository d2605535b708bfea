import { paths, storagePaths } from '@app/domain/paths';
import { aBlogPost, aCase } from '@app/seed/builders';
import { samplePdf, samplePng } from '@app/seed/sample-files';
import { expect, it } from 'vitest';
import { functions } from './run-function.ts';
import { bucket, db, newId } from './server.ts';

const HOUR = 60 * 60 * 1_000;

async function sweep(
  name: string,
  aheadMs: number,
  env: Record<string, string> = {},
): Promise<Record<string, unknown> | undefined> {
  const request = { scheduleTime: new Date().toISOString() };
  const { log } = await functions.run(name, request, { aheadMs, env });
  return log.find(({ fn }) => fn === name);
}

const left = async (prefix: string) => (await bucket.getFiles({ prefix }))[0].map(({ name }) => name).sort();

it('deletes files that belong to no case after a day, over several pages, and leaves exports alone', async () => {
  // Sweep objects that other tests left in the shared bucket first.
  await sweep('sweepFilesDaily', 25 * HOUR);
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
  // One page holds 500 objects. In a subfolder, which is swept as well but is not watched by other functions.
  for (let start = 0; start < 510; start += 30) {
    const batch = Array.from({ length: 30 }, (_, index) =>
      store(`old/1719900001${start + index}-orphan.pdf`, newId('gone')),
    );
    await Promise.all(batch);
  }
  const exported = `${storagePaths.exports(uid)}/list.csv`;
  await bucket.file(exported).save('Email', { resumable: false });

  expect(await sweep('sweepFilesDaily', HOUR)).toMatchObject({ removed: 0 });
  // After a backup was restored, the sweep may only count, files of any age.
  const due = await sweep('sweepFilesDaily', HOUR, { SWEEP_DELETES: 'false' });
  expect(due?.deletes).toBe(false);
  expect(due?.removed).toBeGreaterThanOrEqual(511);
  expect(due?.paths).toHaveLength(300);
  expect(due?.unnamed).toBeGreaterThanOrEqual(211);
  expect(await left(`case-files/${uid}/`)).toHaveLength(512);
  const counts = await sweep('sweepFilesDaily', 25 * HOUR);
  expect(counts?.removed).toBeGreaterThanOrEqual(511);
  expect(await left(`case-files/${uid}/`)).toEqual([listed]);
  expect(await left(`exports/${uid}/`)).toEqual([exported]);
});

it('deletes exports after ten minutes', async () => {
  const exported = `${storagePaths.exports(newId('admin'))}/list.csv`;
  await bucket.file(exported).save('Email', { resumable: false });
  await sweep('sweepExportsOften', HOUR / 6 - 60_000);
  expect(await left(exported)).toEqual([exported]);
  await sweep('sweepExportsOften', HOUR / 6 + 1_000);
  expect(await left(exported)).toEqual([]);
});

it('deletes pictures that no article uses two weeks after they were stored', async () => {
  const admin = newId('admin');
  const store = async (name: string) => {
    const picture = storagePaths.blogImage(admin, `1719900000000-${name}.png`);
    await bucket.file(picture).save(samplePng(), { contentType: 'image/png', resumable: false });
    return picture;
  };
  const [shown, quoted, unwanted] = [await store('shown'), await store('quoted'), await store('left')];
  const address = `https://firebasestorage.googleapis.com/v0/b/b/o/${encodeURIComponent(quoted)}?alt=media`;
  await db.doc(paths.blogPost(newId('post'))).set(aBlogPost({ slug: newId('a'), image_url: shown }));
  await db
    .doc(paths.blogPost(newId('post')))
    .set(aBlogPost({ slug: newId('b'), content: `![](${address})` }));
  await sweep('sweepFilesDaily', 13 * 24 * HOUR);
  expect(await left(`blog-images/${admin}/`)).toEqual([unwanted, quoted, shown].sort());
  await sweep('sweepFilesDaily', 15 * 24 * HOUR);
  expect(await left(`blog-images/${admin}/`)).toEqual([quoted, shown]);
});
