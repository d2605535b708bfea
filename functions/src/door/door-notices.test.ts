import { DOOR_ANSWERS } from '@app/domain/door';
import { expect, it } from 'vitest';
import { doorNotices } from './door-notices.ts';

const current = { user_id: 'customer', partner_id: 'p1', case_number: '6911-0001' };

it.each(DOOR_ANSWERS)('%s: neither the kind nor a word of it is passed on', (kind) => {
  const notices = doorNotices(kind, 'c1', current);
  const isForTheOfficeAlone = kind === 'complaint' || kind === 'data_request';
  expect(notices.map(({ receiver }) => receiver)).toEqual(
    isForTheOfficeAlone ? ['admin'] : ['admin', 'partner'],
  );
  for (const { params } of notices) expect(params).toEqual({ case_id: 'c1', case_number: '6911-0001' });
});

it('a case that nobody has is for admins alone', () => {
  expect(doorNotices('dispute', 'c1', { ...current, partner_id: null })).toHaveLength(1);
});
