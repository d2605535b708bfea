import { searchedTexts, LISTS, type ListDefinition } from '@app/domain/lists';
import { COLLECTIONS } from '@app/domain/paths';
import { searchWords } from '@app/domain/search';
import {
  aBlogPost,
  aCase,
  aContact,
  aNotification,
  aPartner,
  aSubscriber,
  BUILT_AT,
} from '@app/seed/builders';
import { PERSONAS } from '@app/seed/personas';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { HOST } from '../emulators/ports.ts';
import { switchTriggers } from '../emulators/reset.ts';
import type { Suite } from '../emulators/suite.ts';
import { Failure, messageOf } from '../failure.ts';

const { customer, partner, admin } = PERSONAS;

/** Each a minute older than the one before, and older than all demo data. */
const ageOf = (index: number) => new Date(BUILT_AT.getTime() - (index + 1) * 60_000);

/** One row of a list, by its number. */
const ROWS = {
  cases: {
    list: LISTS.adminCases,
    make: (index: number) =>
      aCase({
        partner_id: partner.uid,
        status: 'In Progress',
        debtor_name: `ลูกหนี้ ${index}`,
        created_at: ageOf(index),
      }),
  },
  partners: {
    list: LISTS.partners,
    make: (index: number) =>
      aPartner({ user_id: rowId(index), company_name: `บริษัท ${index}`, created_at: ageOf(index) }),
  },
  contacts: {
    list: LISTS.contactMessages,
    make: (index: number) => aContact({ subject: `เรื่องที่ ${index}`, created_at: ageOf(index) }),
  },
  blogPosts: {
    list: LISTS.posts,
    make: (index: number) =>
      aBlogPost({ title: `บทความ ${index}`, slug: rowId(index), published_at: ageOf(index) }),
  },
  newsletterSubscriptions: {
    list: LISTS.subscribers,
    make: (index: number) =>
      aSubscriber({ email: `reader${index}@example.com`, subscribed_at: ageOf(index) }),
  },
  notifications: {
    list: null,
    make: (index: number) =>
      aNotification({
        user_id: [customer, partner, admin][index % 3]?.uid ?? customer.uid,
        is_read: index % 6 < 3,
        created_at: ageOf(index),
      }),
  },
} as const satisfies Partial<
  Record<keyof typeof COLLECTIONS, { list: ListDefinition | null; make: (index: number) => object }>
>;

export type RowKind = keyof typeof ROWS;

function rowId(index: number): string {
  return `bulk-${String(index).padStart(6, '0')}`;
}

/**
 * Writes rows `from` to `to` of a collection in the state after all triggers: with their `search_words`, without
 * notifications.
 * @throws Failure when the emulator rejects a row; with very many its memory is full
 */
export async function writeRows(suite: Suite, kind: RowKind, from: number, to: number): Promise<void> {
  await switchTriggers(suite, false);
  // Read when the database is opened: without it the SDK connects to the real one.
  process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${suite.ports.firestore}`;
  // Without it the SDK queries Google's metadata server, which does not exist here.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const app = initializeApp({ projectId: suite.project }, `rows ${kind} ${from}`);
  try {
    const db = getFirestore(app);
    const writer = db.bulkWriter({ throttling: false });
    const { list, make } = ROWS[kind];
    let refused: unknown;
    for (let index = from; index < to && refused === undefined; index++) {
      const id = rowId(index);
      const row = make(index);
      const words =
        list === null || list.search.by === 'prefix'
          ? {}
          : { search_words: searchWords(searchedTexts(list, { ...row, id })) };
      writer.set(db.collection(COLLECTIONS[kind]).doc(id), { ...row, ...words }).catch((error: unknown) => {
        refused ??= error;
      });
      // Pending writes are held in memory.
      if (index % 2_000 === 1_999) await writer.flush();
    }
    await writer.close();
    if (refused !== undefined)
      throw new Failure(
        `The Firestore emulator took no more than some ${from} ${kind}: ${messageOf(refused).split(',')[0]}. ` +
          'When its memory is full, JAVA_TOOL_OPTIONS=-Xmx14g before the command gives it more.',
      );
  } finally {
    await deleteApp(app);
    await switchTriggers(suite, true);
  }
}
