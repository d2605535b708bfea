import { LISTS, searchedTexts } from '@app/domain/lists';
import { searchWords } from '@app/domain/search';
import { createAccount } from '@app/seed/accounts';
import { aCase } from '@app/seed/builders';
import { DEMO_PASSWORD } from '@app/seed/personas';
import { getApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/** A customer with a long list, used by no other test; case 1 is the oldest, and has the highest amount. */
export const MANY_CASES = { uid: 'many-cases', email: 'many-cases@example.com', count: 60 } as const;

export const nameOf = (number: number) => `บริษัทลูกหนี้ทดสอบ${String(number).padStart(3, '0')}จำกัด`;

/** Written with triggers off: for so many cases at once the emulator would start hundreds of processes. */
export async function writeManyCases(): Promise<void> {
  const { uid, email, count } = MANY_CASES;
  const app = getApp('e2e');
  await createAccount(app, { uid, email, fullName: 'ผู้มีหลายเคส', role: 'customer', password: DEMO_PASSWORD });
  const db = getFirestore(app);
  const batch = db.batch();
  for (let number = 1; number <= count; number += 1) {
    const ref = db.collection('cases').doc();
    const created_at = new Date(Date.UTC(2026, 0, 1, 0, number));
    const document = aCase({
      user_id: uid,
      client_name: email,
      partner_id: null,
      status: 'Submitted',
      debtor_name: nameOf(number),
      amount: (count + 1 - number) * 100,
      created_at,
      updated_at: created_at,
    });
    // Fields that the function would add.
    const words = searchWords(searchedTexts(LISTS.customerCases, { ...document, id: ref.id }));
    batch.set(ref, { ...document, search_words: words });
  }
  await batch.commit();
}

/** The ids of their cases, oldest first. */
export async function idsOfMany(): Promise<string[]> {
  const cases = getFirestore(getApp('e2e')).collection('cases').where('user_id', '==', MANY_CASES.uid);
  return (await cases.orderBy('created_at').get()).docs.map(({ id }) => id);
}
