import type { CaseAcceptance } from '@app/domain/case-life';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aCaseAcceptance } from '@app/seed/case-life-builders';
import { aDoorCode } from '@app/seed/door-builders';
import { person } from './people.ts';
import { db, environment, newId } from './server.ts';

export const SITE = `http://${environment.functionsHost}/${environment.projectId}/asia-southeast1/serveDoor`;
/** What nobody who finds a letter may learn. */
export const SECRETS = {
  debtor_name: 'นายลูกหนี้ ความลับ',
  client_name: 'creditor-secret@example.com',
  amount: 987_654.32,
  details: 'ค่าปูนซีเมนต์ค้างชำระตามใบแจ้งหนี้ลับ',
};
export const DAY = 86_400_000;
export const COMPANY = 'บริษัท ทวงสุภาพ จำกัด';

let serial = 0;
/** An unused address (RFC 5737). */
export const someone = () => `203.0.113.${(serial += 1)}`;

export async function open(path: string, init: RequestInit & { from?: string } = {}) {
  const { from = someone(), ...rest } = init;
  const headers = { 'x-forwarded-for': from, 'accept-language': 'th' };
  const answer = await fetch(`${SITE}${path}`, { redirect: 'manual', headers, ...rest });
  const html = await answer.text();
  // Thai words are elements, so that no line ends in them.
  const text = html.replace(/<[^>]*>/g, '');
  return { status: answer.status, headers: answer.headers, html, text };
}
export const send = (code: string, fields: Record<string, string>, from = someone()) =>
  open(`/verify/${code}`, { method: 'POST', body: new URLSearchParams(fields), from });

/** A partner with a name and a company that the page may show. */
export async function aCollector(): Promise<string> {
  const uid = await person('collector', 'partner', 'Approved');
  await db.doc(paths.partner(uid)).update({ company_name: COMPANY, contact_person: 'สุภาพ นามสกุลยาว' });
  return uid;
}

/** A case that a partner has accepted, and a code for its debtor. */
export async function aDoor(
  partner: string,
  change: { case?: object; code?: object; state?: CaseAcceptance['state'] } = {},
) {
  const caseId = newId('case');
  const code = freshCode();
  // Before the case, whose trigger asks a partner who has not answered.
  await db
    .doc(paths.caseAcceptance(caseId))
    .set(aCaseAcceptance({ partner_id: partner, state: change.state ?? 'accepted' }));
  await db.doc(paths.case(caseId)).set(
    aCase({
      user_id: newId('creditor'),
      partner_id: partner,
      status: 'In Progress',
      ...SECRETS,
      ...change.case,
    }),
  );
  await db.doc(paths.doorCode(code)).set(
    aDoorCode({
      case_id: caseId,
      partner_id: partner,
      issued_by: partner,
      expires_at: new Date(Date.now() + DAY),
      ...change.code,
    }),
  );
  return { caseId, code };
}
/** A code that no other test has. */
export const freshCode = () =>
  `TEST${Array.from(String((Date.now() + (serial += 1)) % 1e8).padStart(8, '0'))
    .map((digit) => 'ABCDEFGHJK'[Number(digit)])
    .join('')}`;

export const answersOf = async (caseId: string) =>
  (await db.collection(COLLECTIONS.doorAnswers).where('case_id', '==', caseId).get()).docs;
