import { LISTS, searchedTexts } from '@app/domain/lists';
import { searchWords } from '@app/domain/search';
import { aPartner } from '@app/seed/builders';
import { getApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/** So many applications with names of the maximum length exceeded the document that once listed all partners. */
const APPLICANTS = 1_500;
/** More than an admin is shown at once. Their names sort after all others. */
export const APPROVED = 55;
const BATCH = 250;

export const approvedName = (number: number) => `ฮั้วเส็งติดตามหนี้ ${String(number).padStart(3, '0')} จำกัด`;

/** Written with triggers off, as in `writeManyCases`. */
export async function writeManyPartners(): Promise<void> {
  const db = getFirestore(getApp('e2e'));
  const created_at = new Date(Date.UTC(2025, 0, 1));
  const rows = [
    ...Array.from({ length: APPLICANTS }, (_, number) => ({
      id: `applicant-${number}`,
      company_name: `${number} ${'ก'.repeat(200)}`.slice(0, 200),
      status: 'Pending' as const,
    })),
    ...Array.from({ length: APPROVED }, (_, number) => ({
      id: `approved-${number}`,
      company_name: approvedName(number),
      status: 'Approved' as const,
    })),
  ];
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = db.batch();
    for (const { id, ...row } of rows.slice(start, start + BATCH)) {
      const partner = aPartner({ user_id: id, created_at, ...row });
      // Fields that the function would add; no search in these tests looks for an applicant.
      const words =
        row.status === 'Approved' ? searchWords(searchedTexts(LISTS.partners, { ...partner, id })) : [];
      batch.set(db.collection('partners').doc(id), { ...partner, search_words: words });
    }
    await batch.commit();
  }
}
