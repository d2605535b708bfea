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
