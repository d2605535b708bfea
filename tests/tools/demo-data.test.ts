import {
  CASE_ROLLUP,
  caseSumsSchema,
  countedCaseSchema,
  differenceOf,
  sumOf,
  tallyOf,
} from '@app/domain/case-tally';
import { paths } from '@app/domain/paths';
import { demoFiles } from '@app/seed/demo-documents';
import { withDemoApp } from '@app/seed/demo-project';
import { DEMO_PASSWORD, PERSONAS } from '@app/seed/personas';
import { recount } from '@app/seed/recount';
import { seed } from '@app/seed/seed';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testEnvironment } from '../support/env.ts';

const { projectId, authHost } = testEnvironment();
/** A separate project: no trigger watches it, and writes of other tests do not appear in it. */
const DEMO = `${projectId}-demo-data`;
const NOW = new Date();

beforeAll(async () => {
  vi.stubEnv('FIREBASE_EMULATOR_HUB', undefined);
  await seed({ projectId: DEMO, now: NOW });
});
afterAll(() => {
  vi.unstubAllEnvs();
});

/** Documents, accounts and files of the project, by path. */
async function everything(): Promise<Map<string, unknown>> {
  return withDemoApp(DEMO, async (app) => {
    const db = getFirestore(app);
    const below = ['case_updates', 'case_events', 'shards'].map((name) => db.collectionGroup(name));
    const collections = [...(await db.listCollections()), ...below];
    const documents = (await Promise.all(collections.map((collection) => collection.get()))).flatMap(
      ({ docs }) => docs,
    );
    const { users } = await getAuth(app).listUsers();
    const [files] = await getStorage(app).bucket().getFiles();
    return new Map<string, unknown>([
      ...documents.map((document) => [document.ref.path, document.data()] as const),
      ...users.map(({ uid, email, customClaims }) => [uid, { email, customClaims }] as const),
      ...files.map(({ name, metadata }) => [name, metadata.metadata] as const),
    ]);
  });
}

it('loading the demo data a second time changes nothing', async () => {
  const first = await everything();
  expect(first.size).toBeGreaterThan(150);
  await seed({ projectId: DEMO, now: NOW });
  expect(await everything()).toEqual(first);
});

it('the sums of the overview contain the demo cases, and a recount finds nothing to correct', async () => {
  const stored = await everything();
  const under = (prefix: string) => [...stored].filter(([path]) => path.startsWith(prefix));
  const shards = under(`${paths.rollupShards(CASE_ROLLUP)}/`).map(([, shard]) => caseSumsSchema.parse(shard));
  const cases = under('cases/').filter(([path]) => path.split('/').length === 2);
  const tallies = cases.map(([, item]) => tallyOf(countedCaseSchema.parse(item)));
  expect(cases.length).toBeGreaterThan(5);
  expect(sumOf(shards)).toEqual(sumOf(tallies.map((tally) => differenceOf(null, tally))));
  const found = await withDemoApp(DEMO, (app) => recount(getFirestore(app)));
  expect(found).toEqual({ cases: cases.length, mended: 0, shards: 0, malformed: [] });
});

it('attachments name their case and cannot be opened without signing in', async () => {
  const stored = await everything();
  for (const { path, caseId } of demoFiles()) {
    // The answer must not contain firebaseStorageDownloadTokens.
    expect(stored.get(path), path).toEqual({ case_id: caseId });
  }
});

it.each(Object.values(PERSONAS))('$email signs in with the role $role', async ({ email, role }) => {
  const signIn = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  const answer = await fetch(signIn, {
    method: 'POST',
    // The emulator's owner token can name a project; an API key always means the default one.
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({
      email,
      password: DEMO_PASSWORD,
      returnSecureToken: true,
      targetProjectId: DEMO,
    }),
  });
  const { idToken } = (await answer.json()) as { idToken: string };
  const claims: unknown = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ email, role, aud: DEMO });
});
