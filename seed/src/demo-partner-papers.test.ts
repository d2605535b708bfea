import { dayOf } from '@app/domain/calendar';
import { boundFileSchema } from '@app/domain/case-file';
import { isRegistered, partnerPaperSchema } from '@app/domain/partner-paper';
import { expect, it } from 'vitest';
import { clockAt } from './clock.ts';
import { demoFiles } from './demo-documents.ts';
import { demoPartnerPapers } from './demo-partner-papers.ts';
import { PERSONAS } from './personas.ts';

it('approved demo partners have an accepted registration, the applicant one that nobody has looked at', () => {
  const now = new Date('2026-11-28T08:00:00Z');
  const uploads = demoPartnerPapers();
  const papers = uploads.map(({ path, bytes, documents }) => {
    const [paper, bound] = documents('7', clockAt(now));
    expect(boundFileSchema.parse(bound?.[1])).toMatchObject({ path, case_ids: [], size: bytes.length });
    return partnerPaperSchema.parse({ id: paper?.[0].split('/').at(-1), ...paper?.[1] });
  });
  const of = (uid: string) => papers.filter(({ user_id }) => user_id === uid);
  for (const { uid } of [PERSONAS.partner, PERSONAS.secondPartner])
    expect(isRegistered(of(uid), dayOf(now))).toBe(true);
  // A law office is registered by the Lawyers Council (s. 6), a company by the Department of Provincial Administration.
  expect(of(PERSONAS.partner.uid).map(({ issued_by }) => issued_by)).toEqual(['สภาทนายความ', 'สภาทนายความ']);
  expect(of(PERSONAS.secondPartner.uid).map(({ issued_by }) => issued_by)).toEqual(['กรมการปกครอง']);
  expect(of(PERSONAS.pending.uid).map(({ state }) => state)).toEqual(['shown']);
  const names = [...demoFiles(), ...uploads].map(({ path }) => path);
  expect(new Set(names).size).toBe(names.length);
});
