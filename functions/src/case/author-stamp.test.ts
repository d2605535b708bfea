import { expect, it } from 'vitest';
import { authorStamp } from './author-stamp.ts';

it.each([
  ['an admin', 'admin', null, { author_role: 'admin', author_company: null }],
  [
    'an admin who once applied as a partner',
    'admin',
    'บจก. ก',
    { author_role: 'admin', author_company: null },
  ],
  ['a partner', 'partner', 'บจก. ก', { author_role: 'partner', author_company: 'บจก. ก' }],
  [
    'a partner whose approval is gone',
    'customer',
    'บจก. ก',
    { author_role: 'partner', author_company: 'บจก. ก' },
  ],
  ['somebody who has become a customer', 'customer', null, { author_role: 'customer', author_company: null }],
  ['an account that is gone', null, null, null],
] as const)('%s', (_who, role, company, stamp) => {
  expect(authorStamp(role, company)).toEqual(stamp);
});

it('a customer who has applied as a partner writes in an own case as its customer', () => {
  const customer = { author_role: 'customer', author_company: null };
  expect(authorStamp('customer', 'บจก. ก', true)).toEqual(customer);
  expect(authorStamp('customer', 'บจก. ก')).not.toEqual(customer);
});
