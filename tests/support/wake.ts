import { setTimeout } from 'node:timers/promises';
import { CASE_EVENTS, COLLECTIONS, paths } from '@app/domain/paths';
import { aBlogPost, aCase, aCaseUpdate, aContact, aPartner } from '@app/seed/builders';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

/** How often a write is repeated after the emulator lost its event, and how long each attempt may take, in ms. */
const ATTEMPTS = 6;
const PATIENCE = 20_000;

/**
 * Starts the process of every function that watches documents, so that no test waits for a cold start. The Firestore
 * emulator drops an event when its process does not start in time, so each write is repeated until it has had its effect. A
 * process handles one event at a time, and cases are written twice within a second (a note, then a status): two cases are
 * written at once, so that two processes are ready. The written documents are deleted again.
 */
export async function wakeFunctions(app: App): Promise<void> {
  const [auth, db] = [getAuth(app), getFirestore(app)];
  const { uid } = await auth.createUser({ email: `early-${Date.now().toString(36)}@example.com` });
  const partner = db.doc(paths.partner(uid));
  const items = [db.collection(COLLECTIONS.cases).doc(), db.collection(COLLECTIONS.cases).doc()];
  const letter = db.collection(COLLECTIONS.contacts).doc();
  const post = db.collection(COLLECTIONS.blogPosts).doc();
  const told = (kind: string) => async () => {
    const found = await db.collection(COLLECTIONS.notifications).where('user_id', '==', uid).get();
    return found.docs.some((one) => one.get('kind') === kind);
  };
  const has = (path: string, field: string) => async () =>
    (await db.doc(path).get()).get(field) !== undefined;

  await seen('a profile', () => Promise.resolve(), has(paths.profile(uid), 'role'));
  await Promise.all([
    seen(
      'a message',
      (attempt) => letter.set(aContact({ subject: `early ${attempt}` })),
      has(letter.path, 'search_words'),
    ),
    seen(
      'an article',
      (attempt) => post.set(aBlogPost({ title: `early ${attempt}`, slug: post.id.toLowerCase() })),
      async () =>
        (await has(post.path, 'search_words')()) &&
        (await db.doc(`${COLLECTIONS.blogSlugs}/${post.id.toLowerCase()}`).get()).exists,
    ),
  ]);
  await seen(
    'a partner record',
    (attempt) => partner.set(aPartner({ user_id: uid, status: 'Pending', company_name: `Early ${attempt}` })),
    has(partner.path, 'search_words'),
  );
  await seen(
    'an approval',
    async () => {
      await partner.update({ status: 'Pending' });
      await partner.update({ status: 'Approved' });
    },
    async () =>
      (await auth.getUser(uid)).customClaims?.['role'] === 'partner' && (await told('partner_approved')()),
  );
  await seen(
    'a case',
    (attempt) =>
      eachOf(items, (item) =>
        item.set(aCase({ user_id: uid, partner_id: null, debtor_name: `Early ${attempt}` })),
      ),
    async () => {
      const done = await eachOf(
        items,
        async (item) =>
          (await has(item.path, 'search_words')()) &&
          (await has(paths.caseTally(item.id), 'status')()) &&
          !(await item.collection(CASE_EVENTS).limit(1).get()).empty,
      );
      return done.every(Boolean);
    },
  );
  await seen(
    'an assignment',
    async () => {
      await eachOf(items, (item) => item.update({ partner_id: null, status: 'Submitted' }));
      await eachOf(items, (item) => item.update({ partner_id: uid, status: 'In Progress' }));
    },
    told('case_assigned'),
  );
  await seen(
    'an update',
    () =>
      eachOf(items, ({ id }) =>
        db.collection(paths.caseUpdates(id)).add(aCaseUpdate({ case_id: id, user_id: 'somebody' })),
      ),
    told('case_update_added'),
  );

  // Delete the documents and events left by the warm-up.
  await Promise.all([
    ...items.map((item) => db.recursiveDelete(item)),
    partner.delete(),
    letter.delete(),
    post.delete(),
    auth.deleteUser(uid),
  ]);
  const names = [uid, ...items.map(({ id }) => id), letter.id];
  const recent = await db
    .collection(COLLECTIONS.notifications)
    .where('created_at', '>', new Date(Date.now() - 600_000))
    .get();
  const ours = recent.docs.filter((one) => names.some((name) => JSON.stringify(one.data()).includes(name)));
  await Promise.all([...ours.map(({ ref }) => ref.delete()), db.doc(paths.profile(uid)).delete()]);
}

function eachOf<T, R>(all: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> {
  return Promise.all(all.map(act));
}

async function seen(
  what: string,
  write: (attempt: number) => Promise<unknown>,
  hasHappened: () => Promise<boolean>,
): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await write(attempt);
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      if (await hasHappened()) return;
      await setTimeout(100);
    }
  }
  throw new Error(`The functions did not answer ${what}.`);
}
