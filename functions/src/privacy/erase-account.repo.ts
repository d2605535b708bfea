import { createHash } from 'node:crypto';
import { erasedEmail, planErasure, type Kept } from '@app/domain/erasure';
import { LISTS, searchedTexts } from '@app/domain/lists';
import { isUnderContract, partnerStatusSchema } from '@app/domain/partner';
import { COLLECTIONS, paths, storagePaths } from '@app/domain/paths';
import { searchWords } from '@app/domain/search';
import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import { documentsBy } from '../case-document/document.repo.ts';
import { boundStore } from '../file/bound-file.repo.ts';
import { placeOf } from '../file/stored-file.ts';
import { pages, remove } from '../file/swept-objects.repo.ts';
import { db, document } from '../lib/firestore.ts';
import { dropAllPapers } from '../partner-paper/paper.repo.ts';
import { deleteAccount, lockAccount, provenAddressOf } from './account-data.repo.ts';
import { isUnnamed, NAMED_ENTRIES } from './case-names.repo.ts';
import { heldCases, ownCases, readHoldings } from './holdings.repo.ts';
import { contactMessagesFrom, subscriptionOf } from './address-holdings.repo.ts';
import { changeAll, deleteAll, portionsOf } from './portions.repo.ts';
import { pseudonymiseCase } from './pseudonymise-case.repo.ts';

/**
 * Carries out an approved erasure (docs/decisions/131). Idempotent: each step processes what is left, so that an interrupted
 * or concurrent run has the same result. The account is deleted last: its address is needed to find data stored by
 * address.
 * @returns what was kept; null when the request is not, or no longer, approved
 */
export async function eraseAccount(uid: string, now: Date): Promise<Kept[] | null> {
  const request = document(paths.privacyRequest(uid));
  if ((await request.get()).get('status') !== 'approved') return null;
  const holdings = await readHoldings(uid);
  const { kept, erasedCases } = planErasure(holdings, now);

  await lock(uid);
  await eraseFeed(uid);
  await eraseByAddress(uid);
  for (const path of erasedCases) await pseudonymiseCase(path);
  await eraseFiles(uid);
  await erasePartner(uid);
  await eraseProfile(uid);
  const erased = new Set(erasedCases);
  const keptOwn = holdings.cases.map(({ path }) => path).filter((path) => !erased.has(path));
  await eraseNames(uid, new Set(keptOwn));
  await eraseAuditNames(uid);
  await deleteAccount(uid);

  const all: Kept[] = [...kept, { path: request.path, because: 'accountability', until: null }];
  await request.update({ status: 'done', reason: '', kept: all, closed_at: FieldValue.serverTimestamp() });
  return all;
}

async function updateIfThere(found: DocumentSnapshot, fields: Record<string, unknown>): Promise<void> {
  if (found.exists) await found.ref.update(fields);
}

async function lock(uid: string): Promise<void> {
  await lockAccount(uid);
  await updateIfThere(await document(paths.profile(uid)).get(), { disabled: true });
}

async function eraseFeed(uid: string): Promise<void> {
  const notifications = db().collection(COLLECTIONS.notifications);
  await deleteAll(notifications.where('user_id', '==', uid));
  // Admins' notices of the registration name the company.
  await deleteAll(notifications.where('params.partner_id', '==', uid));
  await document(paths.preferences(uid)).delete();
  await document(paths.contactDetails(uid)).delete();
  await document(paths.privacyExport(uid)).delete();
  await document(paths.budget(uid)).delete();
}

async function eraseByAddress(uid: string): Promise<void> {
  const email = await provenAddressOf(uid);
  if (email === null) return;
  const subscription = await subscriptionOf(email);
  await subscription.delete();
  // They name a hash of the address, and expire only once a subscription has been ended.
  await deleteAll(db().collection(COLLECTIONS.newsletterLinks).where('subscriber_id', '==', subscription.id));
  await changeAll(await contactMessagesFrom(email), () => null);
  // They would go by their age only after a week.
  await deleteAll(db().collection(COLLECTIONS.mail).where('to', '==', email));
}

/**
 * In the histories of all cases except those that are kept unchanged. Those on hold follow when it is lifted (`eraseNamesIn`): after the profile
 * is marked as erased, so that a hold that is lifted meanwhile is either not among those read here, or its case is cleaned by its trigger.
 * @param kept the person's own cases that are kept
 */
async function eraseNames(uid: string, kept: ReadonlySet<string>): Promise<void> {
  const held = await heldCases();
  const isKept = (path: string | undefined) =>
    path !== undefined && (kept.has(path) || held.has(path.slice(path.lastIndexOf('/') + 1)));
  for (const { name, by, unnamed } of NAMED_ENTRIES) {
    for await (const portion of portionsOf(db().collectionGroup(name).where(by, '==', uid))) {
      await changeAll(portion, (entry) =>
        isKept(entry.ref.parent.parent?.path) || isUnnamed(entry) ? undefined : unnamed,
      );
    }
  }
}

/** All of the person's folders but the attachments that a kept case lists, and documents that belong to clients' cases. */
async function eraseFiles(uid: string): Promise<void> {
  const listed = new Set<unknown>();
  for await (const portion of portionsOf(ownCases(uid))) {
    for (const found of portion) for (const path of asList(found.get('file_urls'))) listed.add(path);
  }
  for await (const portion of portionsOf(documentsBy(uid))) {
    for (const found of portion) listed.add(found.get('path'));
  }
  for (const folder of [storagePaths.caseFiles(uid), storagePaths.avatars(uid), storagePaths.exports(uid)]) {
    for await (const page of pages(`${folder}/`)) {
      for (const { path } of page) {
        if (listed.has(path)) continue;
        if (placeOf(path)?.kind === 'caseFile') await boundStore.release(path);
        await remove(path);
      }
    }
  }
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The company of an approved or suspended partner is party to a contract; its contact person, its papers and what was said of it are not. */
async function erasePartner(uid: string): Promise<void> {
  await dropAllPapers(uid);
  const found = await document(paths.partner(uid)).get();
  if (!found.exists) return;
  if (!isUnderContract(partnerStatusSchema.parse(found.get('status')))) {
    await found.ref.delete();
    return;
  }
  const fields = { contact_person: '', phone: '', disabled: true };
  const words = searchWords(searchedTexts(LISTS.partners, { ...found.data(), ...fields, id: uid }));
  await found.ref.update({ ...fields, search_words: words, decision_reason: FieldValue.delete() });
}

async function eraseProfile(uid: string): Promise<void> {
  await deleteAll(db().collection(paths.acceptances(uid)));
  const digest = createHash('sha256').update(uid).digest('hex');
  await updateIfThere(await document(paths.profile(uid)).get(), {
    full_name: '',
    avatar_url: null,
    email: erasedEmail(digest),
    disabled: true,
    erased_at: FieldValue.serverTimestamp(),
  });
}

/**
 * The audit log still says who did what, by uid. After the profile, from which `nameAuditEntry` takes the name: an entry that is named
 * later has none.
 */
async function eraseAuditNames(uid: string): Promise<void> {
  const log = db().collection(COLLECTIONS.auditLog);
  for await (const portion of portionsOf(log.where('actor_id', '==', uid))) {
    await changeAll(portion, (entry) => {
      if (entry.get('actor_name') === '') return undefined;
      const unnamed = { actor_name: '' };
      const words = searchWords(searchedTexts(LISTS.audit, { ...entry.data(), ...unnamed, id: entry.id }));
      return { ...unnamed, search_words: words };
    });
  }
  // As in the partner's record: the company of one under contract stays.
  const isCompanyKept = (await document(paths.partner(uid)).get()).exists;
  const names = ['contact_person', 'from_person', 'to_person'];
  if (!isCompanyKept) names.push('company_name', 'to', 'from');
  for await (const portion of portionsOf(log.where('subject', '==', paths.partner(uid)))) {
    await changeAll(portion, (entry) => {
      const held = names.map((name) => `details.${name}`).filter((field) => entry.get(field) !== undefined);
      return held.length === 0
        ? undefined
        : Object.fromEntries(held.map((field) => [field, FieldValue.delete()]));
    });
  }
}

/** Approved requests that are not carried out yet. */
export async function approvedRequests(): Promise<string[]> {
  const found = await db()
    .collection(COLLECTIONS.privacyRequests)
    .where('status', '==', 'approved')
    .select()
    .get();
  return found.docs.map(({ id }) => id);
}
