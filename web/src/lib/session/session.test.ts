import { aProfile } from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import { signOut, type User } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';

/** Firebase Auth and the documents behind an account, as a test wants them. */
const backend = vi.hoisted(() => {
  const auth: { currentUser: unknown } = { currentUser: null };
  const nobodyListens: (user: unknown) => void = () => undefined;
  return {
    auth,
    tell: nobodyListens,
    documents: new Map<string, { next: (value: unknown) => void; fail: (error: unknown) => void }>(),
  };
});

vi.mock('../firebase/app.ts', () => ({ auth: backend.auth }));
vi.mock('../live/live-sources.ts', () => ({
  followDoc: (
    path: string,
    _schema: unknown,
    next: (value: unknown) => void,
    fail: (error: unknown) => void,
  ) => {
    backend.documents.set(path, { next, fail });
    return () => undefined;
  },
}));
vi.mock('firebase/auth', () => ({
  onAuthStateChanged: (_auth: unknown, listener: (user: unknown) => void) => {
    backend.tell = (user) => {
      backend.auth.currentUser = user;
      listener(user);
    };
  },
  signOut: vi.fn(async () => backend.tell(null)),
}));

vi.stubGlobal('reportError', (error: unknown) => {
  throw error;
});
const { expectFarewell, followSession, session } = await import('./session');
// Loaded by now, as a page of the portal asks for it in its head.
await import('./own-documents');
followSession();

/** An account whose request for a new token is answered as the test wants. */
function account(uid: string, getIdToken: User['getIdToken'] = async () => 'token') {
  return {
    uid,
    email: `${uid}@example.com`,
    emailVerified: true,
    getIdToken,
    getIdTokenResult: async () => ({ claims: { role: 'customer' } }),
  };
}
const refused = (code: string) => Object.assign(new Error(code), { code });
/** The documents of `uid` are loaded. */
const showDocumentsOf = async (uid: string) => {
  await settled();
  backend.documents.get(`profiles/${uid}`)?.next({ ...aProfile(), id: PERSONAS.customer.uid });
  backend.documents.get(`partners/${uid}`)?.next(null);
  expect(session.get()).toMatchObject({ state: 'signed-in', uid });
};
const denyProfileOf = async (uid: string) => {
  await settled();
  const profile = backend.documents.get(`profiles/${uid}`);
  if (profile === undefined) throw new Error(`Nobody follows the profile of ${uid}.`);
  profile.fail(refused('permission-denied'));
};
/** Lets everything that is under way settle, the loading of what follows the documents too. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(async () => {
  backend.tell(null);
  await settled();
});

test('the token’s claims are published before the documents are loaded', async () => {
  backend.tell(account('somebody'));
  expect(session.get()).toEqual({ state: 'loading' });
  await settled();
  expect(session.get()).toEqual({
    state: 'loading',
    recognised: {
      uid: 'somebody',
      email: 'somebody@example.com',
      emailVerified: true,
      role: 'customer',
    },
  });
});

test('the partner record is read in parallel with the profile when the token has a role', async () => {
  backend.documents.clear();
  backend.tell(account('known'));
  await settled();
  expect([...backend.documents.keys()].toSorted()).toEqual(['partners/known', 'profiles/known']);
});

test.each([
  ['names no role', async () => ({ claims: {} })],
  ['cannot be had', () => Promise.reject(refused('auth/network-request-failed'))],
])('and after it where the token %s: there may be no profile yet', async (_, getIdTokenResult) => {
  backend.documents.clear();
  backend.tell({ ...account('new'), getIdTokenResult });
  await settled();
  expect([...backend.documents.keys()]).toEqual(['profiles/new']);
  backend.documents.get('profiles/new')?.next(null);
  expect([...backend.documents.keys()]).toEqual(['profiles/new']);
  backend.documents.get('profiles/new')?.next({ ...aProfile(), id: PERSONAS.customer.uid });
  expect([...backend.documents.keys()]).toEqual(['profiles/new', 'partners/new']);
});

test('a token read too late is ignored after a sign-out or once the documents are loaded', async () => {
  const late = Promise.withResolvers<{ claims: { role: string } }>();
  backend.tell({ ...account('slow'), getIdTokenResult: () => late.promise });
  await settled();
  backend.tell(null);
  late.resolve({ claims: { role: 'admin' } });
  await settled();
  expect(session.get()).toEqual({ state: 'signed-out' });
});

test('a denied read of the profile is checked with Auth: an accepted account is `unavailable`', async () => {
  backend.tell(account('new'));
  await denyProfileOf('new');
  await settled();
  expect(session.get()).toMatchObject({ state: 'unavailable', uid: 'new' });
});

test('a disabled account is signed out with a reason', async () => {
  backend.tell(account('locked', () => Promise.reject(refused('auth/user-disabled'))));
  await denyProfileOf('locked');
  await settled();
  expect(session.get()).toEqual({ state: 'signed-out', because: 'account-disabled' });
});

test('the reason is given also when Auth has already signed the account out', async () => {
  const user = account('locked', async () => {
    backend.tell(null);
    throw refused('auth/user-disabled');
  });
  backend.tell(user);
  await denyProfileOf('locked');
  await settled();
  expect(session.get()).toEqual({ state: 'signed-out', because: 'account-disabled' });
  // And nobody after it.
  backend.tell(account('next'));
  backend.tell(null);
  expect(session.get()).toEqual({ state: 'signed-out' });
});

test('a network failure during that check signs nobody out', async () => {
  backend.tell(account('new', () => Promise.reject(refused('auth/network-request-failed'))));
  await denyProfileOf('new');
  await settled();
  expect(session.get()).toMatchObject({ state: 'unavailable', uid: 'new' });
  backend.tell(null);
  expect(session.get()).toEqual({ state: 'signed-out' });
});

test('a response that arrives after a sign-out does not affect the next person', async () => {
  let answer: (token: string) => void = () => undefined;
  backend.tell(account('first', () => new Promise((resolve) => (answer = resolve))));
  await denyProfileOf('first');
  backend.tell(account('second'));
  await settled();
  const { uid } = PERSONAS.customer;
  backend.documents.get('profiles/second')?.next({ ...aProfile(), id: uid });
  backend.documents.get('partners/second')?.next(null);
  answer('token');
  await settled();
  expect(session.get()).toMatchObject({ state: 'signed-in', uid: 'second' });
});

test('a sign-out is distinguished from a lost session', async () => {
  const heard: boolean[] = [];
  const stop = session.onChangeOfPerson((lost) => heard.push(lost));
  backend.tell(account('first'));
  backend.tell(null);
  backend.tell(account('first'));
  await session.signOut();
  backend.tell(account('first'));
  backend.tell(account('second'));
  expect(heard).toEqual([true, false, false]);
  stop();
});

test('an account that is refused its documents later is signed out as disabled', async () => {
  backend.tell(account('locked'));
  await showDocumentsOf('locked');
  await denyProfileOf('locked');
  expect(session.get()).toEqual({ state: 'signed-out', because: 'account-disabled' });
});

test.each([
  ['profile', async () => 'token'],
  ['token', () => Promise.reject(refused('auth/user-token-expired'))],
])('an expected reason takes the place of that one, with a refused %s', async (what, getIdToken) => {
  backend.tell(account('owner', getIdToken));
  if (what === 'profile') await showDocumentsOf('owner');
  expectFarewell('secured');
  await denyProfileOf('owner');
  await settled();
  expect(session.get()).toEqual({ state: 'signed-out', because: 'secured' });
});

test('an expected reason that turns out to be wrong is replaced, even after the refusal', async () => {
  backend.tell(account('owner'));
  await showDocumentsOf('owner');
  const cancel = expectFarewell('secured');
  await denyProfileOf('owner');
  cancel();
  expect(session.get()).toEqual({ state: 'signed-out', because: 'secured' });
  cancel('account-disabled');
  expect(session.get()).toEqual({ state: 'signed-out', because: 'account-disabled' });
});

test('but not for the person who has signed in since, or who has left', async () => {
  backend.tell(account('owner'));
  await showDocumentsOf('owner');
  const cancel = expectFarewell('secured');
  await denyProfileOf('owner');
  backend.tell(account('second'));
  await showDocumentsOf('second');
  cancel('account-disabled');
  expect(session.get()).toMatchObject({ state: 'signed-in', uid: 'second' });
  await session.signOut();
  cancel('account-disabled');
  expect(session.get()).toEqual({ state: 'signed-out', because: 'left' });
});

test.each<[string, () => void]>([
  ['it is cancelled', () => expectFarewell('secured')()],
  ['another reason replaces it', () => expectFarewell('secured')('account-disabled')],
  [
    'it was another person’s',
    () => {
      expectFarewell('secured');
      backend.tell(account('locked'));
    },
  ],
])('but not once %s', async (_, prepare) => {
  backend.tell(account('before'));
  prepare();
  backend.tell(account('locked'));
  await showDocumentsOf('locked');
  await denyProfileOf('locked');
  expect(session.get()).toEqual({ state: 'signed-out', because: 'account-disabled' });
});

test.each(['profile', 'token'])(
  'the reason of a sign-out under way is kept when a %s is refused',
  async (what) => {
    const left = Promise.withResolvers<void>();
    vi.mocked(signOut).mockImplementationOnce(async () => {
      await left.promise;
      if (backend.auth.currentUser !== null) backend.tell(null);
    });
    backend.tell(account('owner', () => Promise.reject(refused('auth/user-token-expired'))));
    if (what === 'profile') await showDocumentsOf('owner');
    else await settled();
    const over = session.signOut('secured');
    await denyProfileOf('owner');
    left.resolve();
    await over;
    expect(session.get()).toEqual({ state: 'signed-out', because: 'secured' });
  },
);
