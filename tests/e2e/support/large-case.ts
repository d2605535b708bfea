import { documentEntryId } from '@app/domain/case-file';
import { paths } from '@app/domain/paths';
import { aCase, aCaseDocument, aCaseEvent, aCaseFile, aCaseUpdate } from '@app/seed/builders';
import { aContactDigest, aDebtorContact, aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { aCaseBalance, aPayment, aPromise } from '@app/seed/money-builders';
import { PERSONAS } from '@app/seed/personas';
import { getApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

const { customer, partner } = PERSONAS;
const CASE = 'large-case';
/** A case of the demo customer and the demo partner with long lists, and how long they are. */
export const LARGE_CASE = {
  id: CASE,
  contacts: 500,
  payments: 100,
  reported: 30,
  promises: 60,
  documents: 60,
  notes: 120,
  files: 10,
} as const;

const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 3) + index * 3_600_000);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Written with triggers off: the emulator would deliver a thousand events one after the other. */
export async function writeLargeCase(): Promise<void> {
  const db = getFirestore(getApp('e2e'));
  const below = { case_id: CASE };
  const own = { user_id: customer.uid, partner_id: partner.uid };
  const nameOf = (index: number) => `${1_719_900_000_000 + index}-paper.pdf`;
  const file_urls = numbers(LARGE_CASE.files).map((index) => `case-files/${customer.uid}/${nameOf(index)}`);
  const document = (index: number) => ({
    ...aCaseDocument({ ...below, path: `case-files/${partner.uid}/${nameOf(index)}`, created_at: at(index) }),
    label: `ฉบับที่ ${index + 1}`,
  });
  const documents: [path: string, data: object][] = [
    [paths.case(CASE), aCase({ ...own, status: 'In Progress', client_name: customer.email, file_urls })],
    [paths.debtorFacts(CASE), aSetOfDebtorFacts(below)],
    [
      paths.contactDigest(CASE),
      aContactDigest({ ...below, entries: LARGE_CASE.contacts, inside: LARGE_CASE.contacts }),
    ],
    [paths.caseBalance(CASE), aCaseBalance()],
    ...numbers(LARGE_CASE.contacts).map((index): [string, object] => [
      `${paths.debtorContacts(CASE)}/contact-${index}`,
      aDebtorContact({ ...below, seq: index + 1, began_at: at(index), recorded_at: at(index) }),
    ]),
    ...numbers(LARGE_CASE.payments).map((index): [string, object] => [
      `${paths.payments(CASE)}/payment-${index}`,
      aPayment({ ...below, satang: 10_000 + index, created_at: at(index), ...stateOf(index) }),
    ]),
    ...numbers(LARGE_CASE.promises).map((index): [string, object] => [
      `${paths.promises(CASE)}/promise-${index}`,
      aPromise({ ...below, created_at: at(index), state: 'broken' }),
    ]),
    ...numbers(LARGE_CASE.documents).flatMap((index): [string, object][] => {
      const { path } = document(index);
      const entry = paths.caseFile(CASE, documentEntryId(partner.uid, nameOf(index)));
      return [
        [`${paths.caseDocuments(CASE)}/document-${String(index).padStart(2, '0')}`, document(index)],
        [entry, aCaseFile({ ...below, path, bound_at: at(index) })],
      ];
    }),
    ...file_urls.map((path, index): [string, object] => [
      paths.caseFile(CASE, nameOf(index)),
      aCaseFile({ ...below, path }),
    ]),
    ...numbers(LARGE_CASE.notes).flatMap((index): [string, object][] => [
      [`${paths.caseUpdates(CASE)}/note-${index}`, aCaseUpdate({ ...below, created_at: at(index) })],
      [`${paths.officeNotes(CASE)}/note-${index}`, aCaseUpdate({ ...below, created_at: at(index) })],
      [`${paths.caseEvents(CASE)}/event-${index}`, aCaseEvent({ ...below, created_at: at(index) })],
    ]),
  ];
  for (let from = 0; from < documents.length; from += 400) {
    const batch = db.batch();
    for (const [path, data] of documents.slice(from, from + 400)) batch.set(db.doc(path), data);
    await batch.commit();
  }
}

/** The oldest of the payments wait for an answer, so that no page of the newest ones has them. */
function stateOf(index: number) {
  if (index < LARGE_CASE.reported) return { state: 'reported' } as const;
  return { state: 'confirmed', answered_by: customer.uid, answered_at: at(index), dispute: '' } as const;
}
