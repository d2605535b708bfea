import type { ContactEntry } from '@app/domain/contracts/debtor-contacts';
import { debtorContactSchema } from '@app/domain/debtor-contact';
import { aDebtorContact } from '@app/seed/contact-builders';
import { expect, it } from 'vitest';
import { isSameEntry } from './is-same-entry.ts';

const AT = new Date('2026-11-30T05:00:00.000Z');
const LATER = new Date('2026-11-30T05:01:00.000Z');
const WORDING: ContactEntry['wording'] = {
  findings: ['th-seizure'],
  reason: 'quoted',
  law: { table: 'wording', n: 1 },
};

const stored = (change: object = {}) =>
  debtorContactSchema.parse({
    ...aDebtorContact({ began_at: AT, recorded_at: LATER, ...change }),
    id: 'key',
  });

/** What made the stored contact. */
function entryOf({
  channel,
  direction,
  person,
  outcome,
  note,
  wording,
  told,
  corrects,
}: ReturnType<typeof stored>) {
  const entry: ContactEntry = {
    ...{ caseId: 'case-1', key: 'key', channel, direction, person, outcome, note, told },
    beganAt: AT.toISOString(),
  };
  return { ...entry, ...(wording && { wording }), ...(corrects !== undefined && { corrects }) };
}

it.each([{}, { wording: WORDING, note: 'x' }, { corrects: 'earlier' }])(
  'the same again is the same: %j',
  (change) => {
    const contact = stored(change);
    expect(isSameEntry(contact, entryOf(contact))).toBe(true);
  },
);

it('a beginning ahead of the server was stored as the server’s time', () => {
  const contact = stored({ began_at: LATER });
  const ahead = { ...entryOf(contact), beganAt: '2026-11-30T05:03:00.000Z' };
  expect(isSameEntry(contact, ahead)).toBe(true);
});

it.each([
  { outcome: 'no_answer' },
  { note: 'something else' },
  { channel: 'visit' },
  { direction: 'in' },
  { person: 'guarantor' },
  { told: { own_name: true, creditor: true, amount: true, authority_shown: true } },
  { beganAt: '2026-11-30T04:00:00.000Z' },
  { beganAt: '2026-11-30T05:03:00.000Z' },
  { wording: WORDING },
  { corrects: 'earlier' },
] satisfies Partial<ContactEntry>[])('something else is not: %j', (change) => {
  const contact = stored();
  expect(isSameEntry(contact, { ...entryOf(contact), ...change })).toBe(false);
});
