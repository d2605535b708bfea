import { expect, it } from 'vitest';
import { balanceOf, caseBalanceSchema } from './case-balance.ts';
import { heldOf, RECEIVERS } from './payment.ts';
import { aPayment } from './testing/a-payment.ts';

const received = RECEIVERS.map((into, index) => aPayment({ id: into, into, satang: 10 ** index }));

it('partner and office hold what they received, and nothing that others did', () => {
  expect(heldOf([...received, { into: 'partner', satang: 5 }])).toEqual({ firm: 10, partner: 105 });
  expect(heldOf([])).toEqual({ firm: 0, partner: 0 });
});

it('is part of a balance, without what is not agreed; a balance of before it was stored has none', () => {
  const item = {
    amount: 485_000,
    status: 'In Progress',
    partner_id: 'p1',
    created_at: new Date('2026-03-01T00:00:00Z'),
  } as const;
  const asked = aPayment({ id: 'asked', into: 'partner', state: 'reported' });
  const { balance } = balanceOf(item, [...received, asked], [], '2026-11-24');
  expect(balance).toMatchObject({ paid_confirmed: 11_111, held_by_firm: 10, held_by_partner: 100 });
  const { held_by_firm: _, held_by_partner: __, ...older } = balance;
  expect(caseBalanceSchema.parse(older)).toMatchObject({ held_by_firm: 0, held_by_partner: 0 });
});
