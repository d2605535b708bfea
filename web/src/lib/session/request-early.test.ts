// @vitest-environment jsdom
import { ROLE_HINT } from '@app/domain/browser-keys';
import { LISTS, PAGE_LENGTH } from '@app/domain/lists';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as earlyAnswers from '../live/early-answers.ts';
import { requestEarly } from './request-early';

const answered = vi.hoisted(() => vi.fn());
vi.mock('../firebase/app.ts', () => ({
  EMULATOR_HOST: '127.0.0.1',
  siteHeaders: () => Promise.resolve({ 'X-Firebase-AppCheck': 'site' }),
}));
vi.mock('../firebase/env.ts', () => ({
  emulators: { firestore: 1 },
  firebaseConfig: { projectId: 'p', apiKey: 'key' },
}));
vi.mock('../live/early-answers.ts', async (original) => ({
  ...(await original<typeof earlyAnswers>()),
  keepEarly: answered,
}));

const DOCUMENTS = 'projects/p/databases/(default)/documents';
const fetched = vi.fn<typeof fetch>();

/** What jsdom lacks: Auth's store, with one entry. */
function storeUser(value: object | null): void {
  const request = (result: unknown) => {
    const made: { result: unknown; onsuccess?: () => void } = { result };
    queueMicrotask(() => made.onsuccess?.());
    return made;
  };
  const entry = value === null ? undefined : { value };
  const store = {
    get: (key: string) => request(key === 'firebase:authUser:key:[DEFAULT]' ? entry : undefined),
  };
  const database = {
    objectStoreNames: { contains: () => value !== null },
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
  vi.stubGlobal('indexedDB', { open: () => request(database) });
}

const signedIn = (expiresIn: number) => ({
  uid: 'u',
  stsTokenManager: { accessToken: 'token', expirationTime: Date.now() + expiresIn },
});
const bodies = () =>
  fetched.mock.calls.map(([url, init]) => [
    (url as string).split('/documents:')[1],
    JSON.parse(init?.body as string) as object,
  ]);

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(() => Promise.resolve(Response.json([])));
  localStorage.setItem(ROLE_HINT, 'customer');
  storeUser(signedIn(600_000));
});

it('requests the documents of the account and the first page of its cases, with its token', async () => {
  await requestEarly({ casesOf: 'user_id' });
  expect(bodies()).toEqual([
    ['batchGet', { documents: [`${DOCUMENTS}/profiles/u`, `${DOCUMENTS}/partners/u`] }],
    [
      'runQuery',
      {
        structuredQuery: {
          from: [{ collectionId: 'cases' }],
          where: {
            fieldFilter: { field: { fieldPath: 'user_id' }, op: 'EQUAL', value: { stringValue: 'u' } },
          },
          orderBy: [
            { field: { fieldPath: 'created_at' }, direction: 'DESCENDING' },
            { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
          ],
          limit: 26,
        },
      },
    ],
  ]);
  const headers = { Authorization: 'Bearer token', 'X-Firebase-AppCheck': 'site' };
  expect(fetched.mock.calls.map(([, init]) => init?.headers)).toEqual([headers, headers]);
});

it('hands on what was found, by document and page', async () => {
  const [own, page] = [`${DOCUMENTS}/profiles/u`, `${DOCUMENTS}/cases/1`];
  fetched.mockImplementation((url) =>
    Promise.resolve(
      Response.json(
        (url as string).endsWith('batchGet')
          ? [{ found: { name: own } }, { missing: `${DOCUMENTS}/partners/u` }]
          : [{ document: { name: page } }, { readTime: 'now' }],
      ),
    ),
  );
  await requestEarly({ casesOf: null });
  const [[uid, kept]] = answered.mock.calls as [[string, [string, Promise<unknown>][]]];
  expect(uid).toBe('u');
  const found = await Promise.all(kept.map(async ([key, answer]) => [key, await answer]));
  expect(found).toEqual([
    ['profiles/u', [{ name: own }]],
    ['partners/u', []],
    ['cases null', [{ name: page }]],
  ]);
});

it('an answer that is refused is none', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({}, { status: 403 })));
  let kept: [string, Promise<unknown>][] = [];
  let settled: Promise<PromiseSettledResult<unknown>[]> | undefined;
  answered.mockImplementation((_: string, answers: typeof kept) => {
    kept = answers;
    settled = Promise.allSettled(answers.map(([, answer]) => answer));
  });
  await requestEarly({ document: 'cases/1' });
  expect(kept.map(([path]) => path)).toEqual(['profiles/u', 'partners/u', 'cases/1']);
  expect((await settled)?.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

it.each([
  ['a token that has expired', () => storeUser(signedIn(-1))],
  ['no hint of an account', () => localStorage.removeItem(ROLE_HINT)],
])('with %s nothing is requested', async (_, arrange) => {
  arrange();
  await requestEarly({ casesOf: 'user_id' });
  expect(fetched).not.toHaveBeenCalled();
  expect(answered).not.toHaveBeenCalled();
});

it('without a stored account nothing is requested', async () => {
  storeUser(null);
  await expect(requestEarly({ casesOf: 'user_id' })).rejects.toThrow();
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['customerCases', 'user_id'],
  ['partnerCases', 'partner_id'],
  ['adminCases', null],
] as const)('asks for the first page as the list %s does', async (name, casesOf) => {
  await requestEarly({ casesOf });
  const { structuredQuery } = bodies()[1]?.[1] as { structuredQuery: Record<string, unknown> };
  const [first] = Object.values(LISTS[name].sorts);
  expect(LISTS[name]).toMatchObject({ collection: 'cases', scope: casesOf });
  expect(first?.direction).toBe('desc');
  expect(structuredQuery['orderBy']).toMatchObject([
    { field: { fieldPath: first?.field }, direction: 'DESCENDING' },
    { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
  ]);
  expect(structuredQuery['limit']).toBe(PAGE_LENGTH + 1);
  expect('where' in structuredQuery).toBe(casesOf !== null);
});
