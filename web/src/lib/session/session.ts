import type { Profile } from '@app/domain/account';
import type { Partner } from '@app/domain/partner';
import { onAuthStateChanged, signOut as signOutOfFirebase, type User } from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { auth } from '../firebase/app.ts';
import { codeOf } from '../firebase/problems.ts';
import { nameAccount } from '../live/early-answers.ts';
import { refreshToken } from './role-token.ts';

/** The account known to Auth, and the claims of its token; the account's own documents are still loading. */
export interface Recognised {
  uid: string;
  email: string;
  emailVerified: boolean;
  /** The claim `role`; undefined for a new account, whose profile has not been created yet. */
  role: unknown;
}

/** Why somebody was signed out. `secured`: the address is verified now, and earlier sign-ins were revoked. */
export type Farewell = 'account-disabled' | 'left' | 'secured';

/** The session of this tab. `unavailable`: signed in, but the own documents cannot be read (offline, not created yet). */
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

/** How long the server may take to create a new account's profile before the session is `unavailable`, in ms. */
const PROFILE_WITHIN = 15_000;

let current: Session = { state: 'loading' };
const listeners = new Set<() => void>();
/**
 * Called at every change of person, before subscribers are notified: clears all state of the previous one.
 * @param lost the session ended without a sign-out here (signed out elsewhere, token revoked): the same person may come
 *   back, and nobody else is signed in yet
 */
type Forget = (lost: boolean) => void;
const resets = new Set<Forget>();

/** Incremented whenever a signed-in person leaves; what was rendered for one generation is not shown to the next. */
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
  /** Registers a callback that clears state when the person changes (caches, connections, drafts, toasts). */
  onChangeOfPerson: (forget: Forget): (() => void) => {
    resets.add(forget);
    return () => resets.delete(forget);
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
  /** Reloads the account from Auth (after a verification mail in another tab). */
  refreshAccount: async (): Promise<void> => {
    await auth.currentUser?.reload();
    const user = auth.currentUser;
    if (user !== null && current.state === 'signed-in' && current.uid === user.uid) {
      publish({ ...current, email: user.email ?? '', emailVerified: user.emailVerified });
    }
  },
};

/** Resolves when the session matches `wanted`. */
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

/** A number that changes after a person has left this tab: the React key of everything rendered for a person. */
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

/** A prerendered page has no session. */
const UNKNOWN: Session = { state: 'loading' };
const atBuildTime = () => UNKNOWN;

/** Inside a guard: the signed-in session. @throws Error outside one */
export function useSignedIn(): SignedIn {
  const now = useSession();
  if (now.state !== 'signed-in') throw new Error('useSignedIn is for screens behind a guard');
  return now;
}

let following = false;

/** {@link followSession} for pages that start to follow it on one of several events. */
export function followSessionOnce(): void {
  if (!following) followSession();
}

/** Subscribes to the account that Firebase Auth persists. Call once, at the start of the client. */
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
      for (const forget of resets) forget(lost);
    }
    uid = user?.uid ?? null;
    nameAccount(uid);
    const because = farewell === 'account-disabled' ? (expected?.because ?? farewell) : farewell;
    expected = undefined;
    if (user === null) {
      stop = () => undefined;
      farewell = undefined;
      publish(because === undefined ? { state: 'signed-out' } : { state: 'signed-out', because });
      return;
    }
    publish({ state: 'loading' });
    stop = followAccount(user);
    recognise(user).catch(() => undefined); // the documents say it as well, a little later
  });
}

/** Publishes what the token says of `user`, until the documents are loaded. */
async function recognise(user: User): Promise<void> {
  const role = await roleOf(user);
  // Superseded by the documents, or signed out.
  if (current.state !== 'loading' || auth.currentUser !== user) return;
  const { uid, email, emailVerified } = user;
  publish({
    state: 'loading',
    recognised: { uid, email: email ?? '', emailVerified, role },
  });
}

/** The claim `role`. @throws where no token is available now */
async function roleOf(user: User): Promise<unknown> {
  return (await user.getIdTokenResult()).claims['role'];
}

/** The reason for the sign-out in progress. */
let farewell: Farewell | undefined;
/** Why the server may be refusing this person: counts in place of `account-disabled`. */
let expected: { because: Farewell } | undefined;

/** Until the person changes, a refusal by the server means `because`. @returns cancels that; `actual` replaces it even after a refusal */
export function expectFarewell(because: Farewell): (actual?: Farewell) => void {
  const mine = { because };
  expected = mine;
  return (actual) => {
    if (expected === mine) expected = undefined;
    else if (actual && current.state === 'signed-out' && current.because === because)
      publish({ state: 'signed-out', because: actual });
  };
}

/** Signs out an account that has been disabled, unless it is being signed out for another reason. */
function lockOut(): void {
  farewell ??= 'account-disabled';
  signOutOfFirebase(auth).catch(reportError);
}

/** Auth's error codes for an account that is disabled or deleted. */
const REJECTED = new Set([
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
  'auth/invalid-user-token',
]);

/** Signs out `user` if Auth refuses a new token. @returns whether it was accepted; a missing response is no refusal */
async function isAccepted(user: User): Promise<boolean> {
  // Auth signs out a rejected user before this promise rejects: the reason must be set by then.
  farewell ??= 'account-disabled';
  try {
    await user.getIdToken(true);
  } catch (error) {
    if (REJECTED.has(codeOf(error) ?? '')) {
      if (auth.currentUser?.uid === user.uid) lockOut();
      return false;
    }
  }
  // A sign-out that did not happen, unless another reason has been set.
  if (farewell === 'account-disabled') farewell = undefined;
  return true;
}

/** Subscribes to the two documents that define an account. @returns unsubscribe */
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
    // A disabled account may not even read itself; neither may a new one, until the server has created its profile.
    if (codeOf(error) === 'permission-denied' && profile !== undefined && profile !== null) {
      lockOut();
    } else if (codeOf(error) === 'permission-denied') {
      void isAccepted(user).then((accepted) => {
        // Another person may be signed in by now.
        if (accepted && !over) publish({ state: 'unavailable', uid: user.uid, retry });
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
    // Imported lazily: the sign-in screen does not need it.
    Promise.all([import('./own-documents.ts'), roleOf(user).catch(() => undefined)]).then(
      ([{ followOwnDocuments }, role]) => {
        // Unsubscribed or restarted in the meantime.
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
      // A module whose import failed is not fetched again before a reload (whatwg/html#10327).
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
