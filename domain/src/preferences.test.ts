import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { LISTS, type ListDefinition } from './lists.ts';
import { isMutable, KINDS, kindsTold, MUTABLE_KINDS, NOTIFICATION_KINDS } from './notification.ts';
import { preferencesSchema, viewsSchema } from './preferences.ts';
import { ACTORS } from './roles.ts';
import { MAX_SEARCH_LENGTH } from './search.ts';

const settled = {
  id: 'u',
  language: 'zh',
  theme: null,
  muted_kinds: ['case_created'],
  mail_off: ['digest', 'limitation_near'],
  views: { 'cases:งานค้าง': 'q=%E0%B8%81&status=In+Progress' },
  updated_at: new Date(),
};

test('a decision, an offer and a lost attachment cannot be muted, everything else can', () => {
  expect(NOTIFICATION_KINDS.filter((kind) => !isMutable(kind))).toEqual([
    'decision_asked',
    'partner_approved',
    'partner_rejected',
    'partner_standing',
    'partner_renamed',
    'partner_suspended',
    'paper_judged',
    'paper_near',
    'file_rejected',
    'file_mismatch',
    'contact_outside_rules',
    'limitation_near',
  ]);
});

test('every kind has a receiver, and no actor has a kind twice', () => {
  for (const { told } of Object.values(KINDS)) expect(told.length).toBeGreaterThan(0);
  for (const actor of ACTORS) {
    const kinds = kindsTold(actor);
    expect(new Set(kinds).size).toBe(kinds.length);
  }
  expect(kindsTold('visitor')).toEqual([]);
  expect(kindsTold('pendingPartner')).toContain('partner_approved');
  expect(kindsTold('customer')).not.toContain('partner_approved');
});

test('an applicant gets what a customer gets, and what the office decides on the application and its papers', () => {
  for (const actor of ['pendingPartner', 'rejectedPartner'] as const)
    expect(kindsTold(actor)).toEqual([
      ...kindsTold('customer'),
      'partner_approved',
      'partner_rejected',
      'partner_standing',
      'paper_judged',
      'paper_near',
    ]);
});

test('stored preferences are read; an unknown kind does not invalidate the rest', () => {
  expect(preferencesSchema.parse(settled)).toEqual(settled);
  const older = { ...settled, muted_kinds: ['case_created', 'weather', 'file_rejected'] };
  expect(preferencesSchema.parse(older).muted_kinds).toEqual(['case_created']);
  expect(MUTABLE_KINDS.length).toBeLessThan(NOTIFICATION_KINDS.length);
});

test('preferences from before e-mails leave every e-mail on; an unknown choice is omitted', () => {
  const { mail_off: _none, ...before } = settled;
  expect(preferencesSchema.parse(before).mail_off).toEqual([]);
  expect(preferencesSchema.parse({ ...settled, mail_off: ['weather', 'digest'] }).mail_off).toEqual([
    'digest',
  ]);
});

test.each([
  ['no text', { a: 5 }],
  ['no query string', { a: 'hello' }],
  ['an address', { a: 'https://evil.example/?a=b c' }],
  ['too long', { a: `q=${'x'.repeat(LIMITS.view)}` }],
  ['without a name', { '': 'q=a' }],
  ['with too long a name', { ['x'.repeat(LIMITS.viewName + 1)]: 'q=a' }],
])('a view that is %s is rejected', (_what, views) => {
  expect(viewsSchema.safeParse(views).success).toBe(false);
});

test.each(Object.entries<ListDefinition>(LISTS))(
  'the longest search in Thai is saved with every other choice of %s',
  (_name, list) => {
    const longest = (values: readonly unknown[]) =>
      values.map(String).toSorted((a, b) => b.length - a.length)[0] ?? '';
    // As long as Firebase writes it.
    const uid = 'x'.repeat(28);
    const filters = Object.entries(list.filters).map(([field, values]): [string, string] => [
      field,
      values === null ? uid : longest(values),
    ]);
    const view = new URLSearchParams([
      ['q', 'ก'.repeat(MAX_SEARCH_LENGTH)],
      ['tab', 'unassigned'],
      ['sort', longest(Object.keys(list.sorts))],
      ...filters,
    ]);
    expect(viewsSchema.safeParse({ a: view.toString() }).success).toBe(true);
  },
);

test('views are query strings with or without a question mark, also empty, twenty at most', () => {
  expect(
    viewsSchema.safeParse({ a: '', b: '?tab=all', c: new URLSearchParams({ q: 'ก ข&=' }).toString() })
      .success,
  ).toBe(true);
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`view-${index}`, 'q=a']));
  expect(viewsSchema.safeParse(many(LIMITS.views)).success).toBe(true);
  expect(viewsSchema.safeParse(many(LIMITS.views + 1)).success).toBe(false);
});
