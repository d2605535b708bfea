import type { Profile } from '@app/domain/account';
import type { Partner } from '@app/domain/partner';
import type { Actor } from '@app/domain/roles';
import { onAuthStateChanged, signOut as signOutOfFirebase, type User } from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { auth } from './firebase.ts';
import { codeOf } from './problems.ts';
import { refreshToken } from './role-token.ts';

/** Whom Auth knows, and what the token says of them; the account's own documents are on their way. */
export interface Recognised {
  uid: string;
  email: string;
  emailVerified: boolean;
  /** The claim `role`; nothing for a new account, whose profile has not been made yet. */
  role: unknown;
}

/** Why somebody is signed out. `secured`: the account is proven now, and sign-ins of before have ended. */
export type Farewell = 'account-disabled' | 'left' | 'secured';

/** Who uses this tab. `unavailable`: signed in, and the own documents cannot be read (no network, not made yet). */
export type Session =
  | { state: 'loading'; recognised?: Recognised }
  | { state: 'signed-out'; because?: Farewell }
  | { state: 'unavailable'; uid: string; retry: () => void }
  | {
      state: 'signed-in';
      uid: string;
      email: string;
      emailVerified: boolean;
      profile: Profile;
      partner: Partner | null;
    };

export type SignedIn = Extract<Session, { state: 'signed-in' }>;

/** How long the server may take to make a new account's profile before the person is told, in ms. */
const PROFILE_WITHIN = 15_000;

let current: Session = { state: 'loading' };
const listeners = new Set<() => void>();
/**
 * Called with every change of person, before anybody is told of it: forgets everything of the one before.
 * @param lost the session ended by itself (the account was signed out elsewhere, its token was taken back): whoever it was
 *   may come back, and nobody else is there yet
 */
type Forget = (lost: boolean) => void;
const farewells = new Set<Forget>();

/** Goes up whenever somebody leaves; what was drawn for one generation is not shown to the next. */
let generation = 0;

function publish(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

export const session = {
  get: (): Session => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Registers what must be forgotten when the person changes (caches, connections, drafts, toasts). */
  onChangeOfPerson: (forget: Forget): (() => void) => {
    farewells.add(forget);
    return () => farewells.delete(forget);
  },
  signOut: async (because: Farewell = 'left'): Promise<void> => {
    farewell = because;
    try {
      await signOutOfFirebase(auth);
    } finally {
      if (auth.currentUser !== null) farewell = undefined;
    }
    await until((now) => now.state === 'signed-out');
  },
  /** Reads the account anew (after a verification mail in another tab). */
  refreshAccount: async (): Promise<void> => {
    await auth.currentUser?.reload();
    const user = auth.currentUser;
    if (user !== null && current.state === 'signed-in' && current.uid === user.uid) {
      publish({ ...current, email: user.email ?? '', emailVerified: user.emailVerified });
    }
  },
};

/** Settles when the session is as `wanted`. */
function until(wanted: (now: Session) => boolean): Promise<void> {
  if (wanted(current)) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (!wanted(current)) return;
      stop();
      resolve();
    });
  });
}

/** A number that is another one after somebody has left this tab: the key of everything drawn for a person. */
export function useGeneration(): number {
  return useSyncExternalStore(
    session.subscribe,
    () => generation,
    () => 0,
  );
}

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, atBuildTime);
}

/** A finished page is nobody's. */
const UNKNOWN: Session = { state: 'loading' };
const atBuildTime = () => UNKNOWN;

/** Inside a guard: who is signed in. @throws Error outside one */
export function useSignedIn(): SignedIn {
  const now = useSession();
  if (now.state !== 'signed-in') throw new Error('useSignedIn is for screens behind a guard');
  return now;
}

/** What the permission table calls this person. */
export function actorOf(now: Session): Actor {
  if (now.state !== 'signed-in') return 'visitor';
  if (now.profile.role === 'admin') return 'admin';
  if (now.partner === null) return 'customer';
  const byStatus = {
    Pending: 'pendingPartner',
    Approved: 'approvedPartner',
    Rejected: 'rejectedPartner',
  } as const;
  return byStatus[now.partner.status];
}

let following = false;

/** {@link followSession} for pages that begin to follow at one of several occasions. */
export function followSessionOnce(): void {
  if (!following) followSession();
}

/** Follows the account that Firebase Auth remembers. Call once, at the start of the client. */
export function followSession(): void {
  following = true;
  let stop = () => undefined as void;
  let uid: string | null | undefined;
  onAuthStateChanged(auth, (user) => {
    if (user !== null && user.uid === uid) return;
    stop();
    if (typeof uid === 'string') {
      generation += 1;
      const lost = user === null && farewell === undefined;
      for (const forget of farewells) forget(lost);
    }
    uid = user?.uid ?? null;
    if (user === null) {
      stop = () => undefined;
      publish(farewell === undefined ? { state: 'signed-out' } : { state: 'signed-out', because: farewell });
      farewell = undefined;
      return;
    }
    publish({ state: 'loading' });
    stop = followAccount(user);
    recognise(user).catch(() => undefined); // the documents say it as well, a little later
  });
}

/** Tells what the token says of `user`, until the documents say more. */
async function recognise(user: User): Promise<void> {
  const role = await roleOf(user);
  // Known better by now, or gone.
  if (current.state !== 'loading' || auth.currentUser !== user) return;
  const { uid, email, emailVerified } = user;
  publish({
    state: 'loading',
    recognised: { uid, email: email ?? '', emailVerified, role },
  });
}

/** The claim `role`. @throws where no token is to be had now */
async function roleOf(user: User): Promise<unknown> {
  return (await user.getIdTokenResult()).claims['role'];
}

/** Why the account that is about to go goes. */
let farewell: Farewell | undefined;

/** Sends away an account that has been locked. */
function lockOut(): void {
  farewell = 'account-disabled';
  signOutOfFirebase(auth).catch(reportError);
}

/** What Auth answers for an account that is locked, or gone. */
const NO_LONGER_LET_IN = new Set([
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
  'auth/invalid-user-token',
]);

/** Locks out `user` if Auth gives it no new token. @returns whether it does; an answer that did not come is no refusal */
async function isLetIn(user: User): Promise<boolean> {
  // Auth signs out by itself whom it refuses, before it says so here: the reason must stand by then.
  farewell = 'account-disabled';
  try {
    await user.getIdToken(true);
  } catch (error) {
    if (NO_LONGER_LET_IN.has(codeOf(error) ?? '')) {
      if (auth.currentUser?.uid === user.uid) lockOut();
      return false;
    }
  }
  takeBack('account-disabled');
  return true;
}

/** Nobody goes for this reason after all; another reason stands. */
function takeBack(reason: typeof farewell): void {
  if (farewell === reason) farewell = undefined;
}

/** Follows the two documents that say who an account is. @returns how to stop */
function followAccount(user: User): () => void {
  let profile: Profile | null | undefined;
  let partner: Partner | null | undefined;
  let over = false;
  let close = [() => undefined as void];

  const retry = () => {
    if (over) return;
    publish({ state: 'loading' });
    for (const stop of close) stop();
    profile = undefined;
    partner = undefined;
    open();
  };
  const tell = () => {
    if (over || profile === undefined || profile === null || partner === undefined) return;
    void refreshToken(user, profile.role);
    publish({
      state: 'signed-in',
      uid: user.uid,
      email: user.email ?? profile.email,
      emailVerified: user.emailVerified,
      profile,
      partner,
    });
  };
  const fail = (error: unknown) => {
    if (over) return;
    // A locked account may not even read itself; so may a new one, for the moment until the server has made its profile.
    if (codeOf(error) === 'permission-denied' && profile !== undefined && profile !== null) {
      lockOut();
    } else if (codeOf(error) === 'permission-denied') {
      void isLetIn(user).then((letIn) => {
        // Somebody else may use the tab by now.
        if (letIn && !over) publish({ state: 'unavailable', uid: user.uid, retry });
      });
    } else publish({ state: 'unavailable', uid: user.uid, retry });
  };
  const open = () => {
    const late = setTimeout(() => {
      if (!over && (profile === undefined || profile === null))
        publish({ state: 'unavailable', uid: user.uid, retry });
    }, PROFILE_WITHIN);
    const mine = [() => clearTimeout(late)];
    close = mine;
    // Loaded here, not with this module: whoever is about to sign in does without it.
    Promise.all([import('./own-documents.ts'), roleOf(user).catch(() => undefined)]).then(
      ([{ followOwnDocuments }, role]) => {
        // Over by now, or begun anew.
        if (over || close !== mine) return;
        const onProfile = (next: Profile | null) => {
          profile = next;
          tell();
        };
        const onPartner = (next: Partner | null) => {
          partner = next;
          tell();
        };
        const hasProfile = role !== undefined;
        mine.push(followOwnDocuments(user.uid, { hasProfile, onProfile, onPartner, onFail: fail }));
      },
      // A module that did not come does not come before the page is opened anew (whatwg/html#10327).
      () => {
        if (!over) publish({ state: 'unavailable', uid: user.uid, retry: () => location.reload() });
      },
    );
  };
  open();
  return () => {
    over = true;
    for (const stop of close) stop();
  };
}
