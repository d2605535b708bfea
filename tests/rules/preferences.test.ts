import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LANGUAGES } from '@app/domain/language';
import { isMutable, MAIL_CHOICES, MUTABLE_KINDS, NOTIFICATION_KINDS } from '@app/domain/notification';
import { viewsSchema } from '@app/domain/preferences';
import { THEMES } from '@app/domain/theme';
import { paths } from '@app/domain/paths';
import { aSetOfPreferences } from '@app/seed/builders';
import { Bytes, doc, setDoc, Timestamp, updateDoc, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Actors, PEOPLE } from '../support/as.ts';
import { newPreferences } from './documents.ts';
import { FieldChecks } from './fields.ts';
import { begin } from './database-reset.ts';
import { arrange } from './fixtures.ts';

const { CO } = PEOPLE;
const own = paths.preferences(CO.uid);
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

/** The same checks for created and for changed preferences. */
describe.each([
  ['new', () => arrange(actors, { [own]: null })],
  ['changed', () => arrange(actors, { [own]: aSetOfPreferences({ language: 'zh', views: {} }) })],
])('%s preferences', (_name, before) => {
  const send = async (data: DocumentData) => {
    await before();
    await setDoc(doc(actors.as(CO), own), data);
  };
  const check = new FieldChecks(newPreferences, send);
  check.keys({ optional: ['mail_off'], extra: ['role', 'disabled', 'user_id'] });
  check.now('updated_at');

  for (const language of [null, ...LANGUAGES])
    check.accepts(`the language ${String(language)}`, () => ({ language }));
  for (const language of ['de', 'TH', 'en-GB', '', ...THEMES])
    check.refuses(`the language "${language}"`, () => ({ language }));
  check.type('language', ['null']);
  for (const theme of [null, ...THEMES]) check.accepts(`the theme ${String(theme)}`, () => ({ theme }));
  for (const theme of ['sepia', '', ...LANGUAGES]) check.refuses(`the theme "${theme}"`, () => ({ theme }));
  check.type('theme', ['null']);

  check.accepts('no muted kinds', () => ({ muted_kinds: [] }));
  check.accepts('all kinds that may be muted', () => ({ muted_kinds: [...MUTABLE_KINDS] }));
  for (const kind of NOTIFICATION_KINDS) {
    if (isMutable(kind)) check.accepts(`${kind} muted`, () => ({ muted_kinds: [kind] }));
    else check.refuses(`${kind} muted, which is always sent`, () => ({ muted_kinds: [kind] }));
  }
  for (const kind of ['weather', 'x']) check.refuses(`the kind ${kind}`, () => ({ muted_kinds: [kind] }));
  for (const field of Object.keys(newPreferences()))
    check.refuses(`the field ${field} as a kind`, () => ({ muted_kinds: [field] }));
  check.refuses('a kind twice', () => ({ muted_kinds: ['case_created', 'case_created'] }));
  check.refuses('a map of kinds', () => ({ muted_kinds: { case_created: true } }));
  check.type('muted_kinds', ['a list']);

  for (const choice of MAIL_CHOICES) check.accepts(`${choice} not by e-mail`, () => ({ mail_off: [choice] }));
  check.accepts('nothing by e-mail', () => ({ mail_off: [...MAIL_CHOICES] }));
  for (const kind of ['weather', 'x', ...Object.keys(newPreferences())])
    check.refuses(`the kind ${kind} not by e-mail`, () => ({ mail_off: [kind] }));
  check.refuses('a choice twice', () => ({ mail_off: ['digest', 'digest'] }));
  check.type('mail_off', ['a list']);
  check.type('views', ['a map']);
});

describe('saved views', () => {
  const save = (views: unknown) => setDoc(doc(actors.as(CO), own), { ...newPreferences(), views });
  const SOUND: Record<string, Record<string, unknown>> = {
    none: {},
    'an empty query': { cases: '' },
    'Thai words': { 'adminCases:งานค้าง ของฉัน': new URLSearchParams({ q: 'กู้ ยืม&=' }).toString() },
    'an empty query behind another': { cases: 'q=a', drafts: '' },
    'a query with its mark': { cases: '?tab=all&page=2' },
    'a value that is empty': { cases: 'q=&status=Completed' },
    'names with dots and emoji': { 'a.b/c 🙏': 'q=a', d: 'q=b' },
  };
  for (const [what, views] of Object.entries(SOUND))
    test(`may hold ${what}`, async () => {
      expect(viewsSchema.safeParse(views).success).toBe(true);
      await assertSucceeds(save(views));
    });
  const UNSOUND: Record<string, Record<string, unknown>> = {
    'a number': { cases: 5 },
    'nothing for a query': { cases: null },
    'yes for a query': { cases: true },
    'a list of queries': { cases: ['q=a'] },
    'a map of queries': { cases: { q: 'q=a' } },
    'a time': { cases: Timestamp.fromMillis(0) },
    'a query as bytes': { cases: Bytes.fromUint8Array(new TextEncoder().encode('q=a')) },
    'a reference': { cases: doc(actors.server, 'q=a/b') },
    'a word': { cases: 'hello' },
    'an address': { cases: 'https://evil.example/?q=a' },
    'two lines': { cases: 'q=a\nq=b' },
    'a name of two lines': { 'a\nb': 'q=a' },
    'two lines that make up for a name': { 'a\nb': 'q=a', c: 'q=b\nq=c' },
    markup: { cases: 'q=<script>' },
  };
  for (const [what, views] of Object.entries(UNSOUND))
    test(`do not hold ${what}`, async () => {
      await assertSucceeds(save({ cases: 'q=a' }));
      await assertFails(save(views));
      // An invalid view beside a valid one is refused as well.
      await assertFails(save({ other: 'q=a', ...views }));
    });
});

test('a client from before e-mails saves preferences without its field', async () => {
  await arrange(actors, { [own]: null });
  const { mail_off: _none, ...older } = newPreferences();
  await assertSucceeds(setDoc(doc(actors.as(CO), own), older));
  const { views: _views, ...incomplete } = older;
  await assertFails(setDoc(doc(actors.as(CO), own), incomplete));
});

test('a change of one field needs the server’s time', async () => {
  await arrange(actors, { [own]: aSetOfPreferences() });
  const mine = doc(actors.as(CO), own);
  await assertFails(updateDoc(mine, { theme: 'light' }));
  await assertSucceeds(updateDoc(mine, { theme: 'light', updated_at: newPreferences()['updated_at'] }));
});
