import { ROLE_HINT } from '@app/domain/browser-keys';
import { PAGE_LENGTH } from '@app/domain/first-page';
import { LISTS } from '@app/domain/lists';
import { beforeEach, expect, it, vi } from 'vitest';
import { firstCasesKey } from '../live/early-answers';
import type * as earlyAnswers from '../live/early-answers.ts';
import { requestEarly } from './request-early';

const answered = vi.hoisted(() => vi.fn());
vi.mock('../firebase/app-check.ts', () => ({
  appCheckHeaders: () => Promise.resolve({ 'X-Firebase-AppCheck': 'site' }),
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

const abort = vi.fn();

/** What jsdom lacks: Auth's store, with one entry. null: there is none, and opening would create it. */
function storeUser(value: object | null): void {
  const entry = { value };
  const reading = (key: string) => {
    const request: Opening = { result: key === 'firebase:authUser:key:[DEFAULT]' ? entry : undefined };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  const result = {
    transaction: () => ({ objectStore: () => ({ get: reading }) }),
    close: () => undefined,
  };
  const open = () => {
    const request: Opening = { result, transaction: { abort }, error: new Error('aborted') };
    abort.mockImplementation(() => request.onerror?.());
    queueMicrotask(() => (value === null ? request.onupgradeneeded : request.onsuccess)?.());
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
}

interface Opening {
  result: unknown;
  transaction?: object;
  error?: Error;
  onsuccess?: () => void;
  onerror?: () => void;
  onupgradeneeded?: () => void;
}

/** The answer that none of the documents exists, or that there are no rows. */
const nothingOf = (init: RequestInit | undefined) => {
  const { documents = [] } = JSON.parse(init?.body as string) as { documents?: string[] };
  return documents.map((name) => ({ missing: name }));
};

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
  fetched.mockImplementation((_, init) => Promise.resolve(Response.json(nothingOf(init))));
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
    [firstCasesKey(null, null), [{ name: page }]],
  ]);
});

it.each([
  ['that is refused', () => Response.json({}, { status: 403 })],
  ['that ends with an error', () => Response.json([{ error: { code: 503 } }])],
  ['that does not mention the documents', () => Response.json([{ readTime: 'now' }])],
])('an answer %s counts as no answer', async (_, response) => {
  fetched.mockImplementation(() => Promise.resolve(response()));
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

it('without a store of Auth none is created and nothing is requested', async () => {
  storeUser(null);
  await expect(requestEarly({ casesOf: 'user_id' })).rejects.toThrow('aborted');
  expect(abort).toHaveBeenCalledOnce();
  expect(fetched).not.toHaveBeenCalled();
});

it('a refused case refuses only itself', async () => {
  fetched.mockImplementation((_, init) => {
    const isCase = (init?.body as string).includes('cases/1');
    return Promise.resolve(isCase ? Response.json({}, { status: 403 }) : Response.json(nothingOf(init)));
  });
  let settled: Promise<PromiseSettledResult<unknown>[]> | undefined;
  answered.mockImplementation((_: string, answers: [string, Promise<unknown>][]) => {
    settled = Promise.allSettled(answers.map(([, answer]) => answer));
  });
  await requestEarly({ document: 'cases/1' });
  expect((await settled)?.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
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
