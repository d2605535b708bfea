import { displayFileName } from '@app/domain/file';
import {
  AUTHORITIES,
  CASE_DOCUMENTS,
  CASE_EVENTS,
  CASE_OUTCOMES,
  CASE_UPDATES,
  COLLECTIONS,
  DEBTOR_CONTACTS,
  DECISIONS,
  LEGAL_EVENTS,
  MESSAGES,
  paths,
  PAYMENTS,
  PROMISES,
} from '@app/domain/paths';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { db, document } from '../lib/firestore.ts';
import { documentsBy } from '../case-document/document.repo.ts';
import { provenAddressOf, readAccount } from './account-data.repo.ts';
import { contactsBy, notesBy, ownCases } from './holdings.repo.ts';
import { jsonFile, jsonList } from './json-portions.ts';
import { contactMessagesFrom, subscriptionOf } from './address-holdings.repo.ts';
import { personalFiles } from './personal-files.repo.ts';
import { portionsOf } from './portions.repo.ts';
import type { ArchiveEntry } from './zip-archive.ts';

/** Internal fields of a document, and fields that name another person who changed it. */
const INTERNAL = new Set(['search_words', 'updated_by']);

/** Of a contact: who made it, the chain, and (as of notes and outcomes) what its author answers the office about its wording. */
const UNSHARED = ['actor_id', 'actor_name', 'actor_salt', 'actor_seal', 'hash', 'prev_hash', 'wording'];

function row(found: DocumentSnapshot, without: readonly string[] = []): Record<string, unknown> | null {
  if (!found.exists) return null;
  const data = Object.entries({ id: found.id, ...found.data() });
  const kept = data.filter(([key]) => !INTERNAL.has(key) && !without.includes(key));
  return Object.fromEntries(kept);
}

/**
 * Everything that is stored about a person, file by file. Of others it contains only what the person can see: the names of
 * authors of notes in the person's cases; no names in what the server recorded, except the person's.
 */
export async function* personalData(uid: string): AsyncGenerator<ArchiveEntry> {
  const account = await readAccount(uid);
  const json = (name: string, content: AsyncIterable<Uint8Array>): ArchiveEntry => ({
    path: `${name}.json`,
    compress: true,
    content,
  });
  yield json('account', jsonFile(account));
  for (const [name, path] of Object.entries({
    profile: paths.profile(uid),
    preferences: paths.preferences(uid),
    contact_details: paths.contactDetails(uid),
    partner: paths.partner(uid),
    privacy_request: paths.privacyRequest(uid),
  })) {
    // The admins who decided are not the person's data.
    const found = row(await document(path).get(), ['decided_by', 'decisions']);
    if (found !== null) yield json(name, jsonFile(found));
  }
  yield json('terms_accepted', jsonList(rowsOf(db().collection(paths.acceptances(uid)))));
  yield json('papers_shown', jsonList(rowsOf(db().collection(paths.partnerPapers(uid)), ['judged_by'])));
  yield json('cases', jsonList(casesOf(uid)));
  yield json('notes_written', jsonList(notesOf(uid)));
  yield json('cases_offered', jsonList(rowsOf(askedOf(uid))));
  // Who has the case now, and what they did, is the successor's.
  const others = ['customer_id', 'partner_id', 'met_by', 'met_at'];
  yield json('commitments_late', jsonList(rowsOf(lateBy(uid), others)));
  yield json('contacts_recorded', jsonList(contactsOf(uid)));
  yield json('payments_reported', jsonList(entriesOf(PAYMENTS, uid)));
  yield json('promises_recorded', jsonList(entriesOf(PROMISES, uid)));
  yield json('offers_recorded', jsonList(entriesOf(DECISIONS, uid)));
  yield json('authorities_recorded', jsonList(entriesOf(AUTHORITIES, uid)));
  yield json('claim_events_entered', jsonList(entriesOf(LEGAL_EVENTS, uid)));
  yield json('documents_added', jsonList(documentsOf(uid)));
  yield json('notifications', jsonList(rowsOf(ownNotifications(uid))));
  yield* byAddress(uid, json);
  yield* personalFiles(uid, json);
}

function ownNotifications(uid: string): Query {
  return db().collection(COLLECTIONS.notifications).where('user_id', '==', uid);
}

/** The cases that a partner is asked to take or has taken, with the answer. */
function askedOf(uid: string): Query {
  return db().collection(COLLECTIONS.caseAcceptances).where('partner_id', '==', uid);
}

/** What a partner had promised and did not do in time. */
function lateBy(uid: string): Query {
  return db().collection(COLLECTIONS.commitments).where('late_by', '==', uid);
}

async function* rowsOf(query: Query, without: readonly string[] = []): AsyncGenerator {
  for await (const portion of portionsOf(query)) for (const found of portion) yield row(found, without);
}

async function* casesOf(uid: string): AsyncGenerator {
  for await (const portion of portionsOf(ownCases(uid))) {
    for (const found of portion) {
      const [
        updates,
        events,
        outcomes,
        standing,
        contacts,
        facts,
        payments,
        promises,
        documents,
        claim,
        legal,
        commitments,
        messages,
        decisions,
        authorities,
      ] = await Promise.all([
        found.ref.collection(CASE_UPDATES).get(),
        found.ref.collection(CASE_EVENTS).get(),
        found.ref.collection(CASE_OUTCOMES).get(),
        document(paths.caseStanding(found.id)).get(),
        found.ref.collection(DEBTOR_CONTACTS).get(),
        document(paths.debtorFacts(found.id)).get(),
        found.ref.collection(PAYMENTS).get(),
        found.ref.collection(PROMISES).get(),
        found.ref.collection(CASE_DOCUMENTS).get(),
        document(paths.claimSheet(found.id)).get(),
        found.ref.collection(LEGAL_EVENTS).get(),
        db().collection(COLLECTIONS.commitments).where('case_id', '==', found.id).get(),
        found.ref.collection(MESSAGES).get(),
        found.ref.collection(DECISIONS).get(),
        found.ref.collection(AUTHORITIES).get(),
      ]);
      yield {
        ...row(found),
        debtor: row(facts, ['updated_by']),
        claim: row(claim, ['updated_by']),
        claim_events: legal.docs.map((one) => row(one, othersIn(one, uid))),
        payments: payments.docs.map((payment) => row(payment, othersIn(payment, uid))),
        promises: promises.docs.map((promise) => row(promise, othersIn(promise, uid))),
        commitments: commitments.docs.map((one) => row(one, ['partner_id', 'late_by'])),
        documents: documents.docs.map((added) => ({
          // The path contains the author's id.
          ...row(added, ['path', 'user_id']),
          file_name: displayFileName(String(added.get('path'))),
        })),
        updates: updates.docs.map((note) => row(note, ['wording'])),
        messages: messages.docs.map((one) => row(one)),
        decisions: decisions.docs.map((one) => row(one, othersIn(one, uid))),
        // The id is the partner's.
        authorities: authorities.docs.map((one) => row(one, ['id', ...othersIn(one, uid)])),
        contacts: contacts.docs.map((contact) => row(contact, UNSHARED)),
        events: events.docs.map((event) =>
          event.get('actor_id') === uid ? row(event) : row(event, ['actor_id', 'actor_name']),
        ),
        // By whom only in which capacity; the standing is the person's own steps and the firm's answers.
        outcomes: outcomes.docs.map((outcome) => row(outcome, ['by', 'wording'])),
        standing: rowOfStanding(standing),
      };
    }
  }
}

/** Without the partner who had a case before it was merged into another. */
function rowOfStanding(found: DocumentSnapshot): Record<string, unknown> | null {
  const standing = row(found, ['by']);
  const link = standing?.['duplicate_of'];
  if (typeof link !== 'object' || link === null) return standing;
  const { partner_before: _, ...original } = link as { partner_before?: unknown };
  return { ...standing, duplicate_of: original };
}

/** The fields that name another person who reported, answered or withdrew. */
function othersIn(found: DocumentSnapshot, uid: string): string[] {
  return ['user_id', 'partner_id', 'answered_by', 'withdrawn_by', 'revoked_by'].filter(
    (field) => found.get(field) !== uid,
  );
}

/** Where and when, not what: a note is about the client's debtor. */
async function* notesOf(uid: string): AsyncGenerator {
  for (const notes of notesBy(uid)) {
    for await (const portion of portionsOf(notes)) {
      for (const note of portion)
        yield { case_id: note.get('case_id') as unknown, created_at: note.get('created_at') as unknown };
    }
  }
}

/** The same: a contact is with the client's debtor. */
async function* contactsOf(uid: string): AsyncGenerator {
  for await (const portion of portionsOf(contactsBy(uid))) {
    for (const contact of portion)
      yield { case_id: contact.get('case_id') as unknown, began_at: contact.get('began_at') as unknown };
  }
}

/** The same of payments, promises and offers: they are the client's. */
async function* entriesOf(
  name: typeof PAYMENTS | typeof PROMISES | typeof DECISIONS | typeof AUTHORITIES | typeof LEGAL_EVENTS,
  uid: string,
): AsyncGenerator {
  const own = db().collectionGroup(name).where('user_id', '==', uid);
  for await (const portion of portionsOf(own)) {
    for (const found of portion)
      yield { case_id: found.get('case_id') as unknown, created_at: found.get('created_at') as unknown };
  }
}

/** The same of documents: they are about the client's debtor. */
async function* documentsOf(uid: string): AsyncGenerator {
  for await (const portion of portionsOf(documentsBy(uid))) {
    for (const added of portion) {
      const [case_id, kind, created_at] = ['case_id', 'kind', 'created_at'].map(
        (field) => added.get(field) as unknown,
      );
      yield { case_id, kind, created_at };
    }
  }
}

/** Only for the proven address: anyone can enter any address into a public form. */
async function* byAddress(
  uid: string,
  json: (name: string, content: AsyncIterable<Uint8Array>) => ArchiveEntry,
): AsyncGenerator<ArchiveEntry> {
  const email = await provenAddressOf(uid);
  if (email === null) return;
  const subscription = row(await (await subscriptionOf(email)).get());
  if (subscription !== null) yield json('newsletter_subscription', jsonFile(subscription));
  const messages = await contactMessagesFrom(email);
  yield json('contact_messages', jsonFile(messages.map((message) => row(message))));
}
