import { describe, expect, it } from 'vitest';
import { isDay } from '../calendar.ts';
import { COMMITMENTS } from '../commitment-policy.ts';
import { findings } from '../wording.ts';
import { newLawConfirmationSchema } from './confirmation-form.ts';
import { CONTACT_RULES } from './contact-rules.ts';
import { COURT_FEE } from './court-fee.ts';
import { ANY_DEBT, BEFORE_JUDGMENT, CLAIMANT, EVIDENCE, GUARANTEE } from './evidence.ts';
import { DEFAULT_INTEREST } from './default-interest.ts';
import { HOLIDAY_NAMES, NAMED_HOLIDAYS } from './holiday-names.ts';
import { HOLIDAYS } from './holidays.ts';
import { AFTER_SUIT, GUARANTOR_NOTICE, LATE_ACKNOWLEDGEMENT, LIMITATION } from './limitation.ts';
import { LAW_TABLES, LAW_VERSIONS, lawVersionOn, type LawTable, type LawVersion } from './tables.ts';
import { WORDING } from './wording.ts';

/** The rows of each table, as they are now. */
const ROWS: Record<LawTable, unknown> = {
  contact_rules: CONTACT_RULES.at(-1),
  holidays: [HOLIDAYS, NAMED_HOLIDAYS],
  limitation: [LIMITATION, LATE_ACKNOWLEDGEMENT, GUARANTOR_NOTICE, AFTER_SUIT],
  default_interest: DEFAULT_INTEREST,
  court_fee: COURT_FEE,
  wording: WORDING,
  evidence: [EVIDENCE, ANY_DEBT, GUARANTEE, BEFORE_JUDGMENT, CLAIMANT],
  commitments: COMMITMENTS,
};

/** Every row or value with a status, at any depth. */
function rated(value: unknown): object[] {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  return [...('status' in value ? [value] : []), ...Object.values(value).flatMap(rated)];
}

/**
 * What would block although no lawyer has confirmed it: a table in another mode than `warn` (the code does not know of any
 * confirmation), and a row of status P or U that stops even where its table is confirmed.
 */
function blocking(versions: readonly { table: string; n: number; mode: string }[], rows: unknown): string[] {
  const modes = versions.filter(({ mode }) => mode !== 'warn');
  const stops = rated(rows).filter(
    (row) =>
      'status' in row &&
      row.status !== 'V' &&
      (('severity' in row && row.severity === 'stop') || ('mode' in row && row.mode === 'block')),
  );
  return [...modes.map(({ table, n }) => `${table} ${n}`), ...stops.map((row) => JSON.stringify(row))];
}

describe('what no lawyer has confirmed', () => {
  it('warns, and blocks nothing', () => {
    expect(blocking([...LAW_VERSIONS, ...CONTACT_RULES], ROWS)).toEqual([]);
    const [arrest] = findings('arrest warrant', { recipient: 'debtor', debtorKind: 'natural' });
    expect(arrest).toMatchObject({ row: { severity: 'stop' }, severity: 'ask' });
  });

  it('is found by this test when it blocks: a table by its mode, a doubtful row by its severity', () => {
    for (const version of LAW_VERSIONS)
      expect(blocking([{ ...version, mode: 'block' }], [])).toEqual([`${version.table} ${version.n}`]);
    const doubtful = WORDING.filter(({ status }) => status !== 'V');
    expect(doubtful.length).toBeGreaterThan(0);
    for (const row of doubtful) expect(blocking([], [{ ...row, severity: 'stop' }])).toHaveLength(1);
    for (const status of ['P', 'U']) expect(blocking([], [{ status, mode: 'block' }])).toHaveLength(1);
  });
});

describe('the versions', () => {
  it('of each table are numbered from 1, each later one from a later day', () => {
    for (const table of LAW_TABLES) {
      const own = LAW_VERSIONS.filter((one) => one.table === table).sort((one, other) => one.n - other.n);
      expect(own.map(({ n }) => n)).toEqual(own.map((_, index) => index + 1));
      const days = own.map(({ effectiveFrom }) => effectiveFrom ?? '0000-00-00');
      expect(days).toEqual([...new Set(days)].sort());
      for (const { effectiveFrom } of own) expect(effectiveFrom === null || isDay(effectiveFrom)).toBe(true);
    }
  });

  it('apply from their day on', () => {
    const versions: LawVersion[] = [
      { table: 'wording', n: 2, effectiveFrom: '2027-01-01', mode: 'warn' },
      ...LAW_VERSIONS,
    ];
    expect(lawVersionOn('wording', '2026-12-31', versions).n).toBe(1);
    expect(lawVersionOn('wording', '2027-01-01', versions).n).toBe(2);
    expect(lawVersionOn('wording', '1999-01-01', versions).n).toBe(1);
    expect(lawVersionOn('court_fee', '2026-11-24').effectiveFrom).toBeNull();
    expect(() => lawVersionOn('wording', '2026-11-24', [])).toThrow(RangeError);
  });

  /**
   * A lawyer confirms the rows of a version. Where this fails, rows have changed: give the table the next number in `LAW_VERSIONS` and
   * in `firestore.rules`, and write the new hash under it. Never replace a hash under the same number.
   */
  it('have the rows that they had when they were numbered', async () => {
    const text = (rows: unknown) =>
      JSON.stringify(rows, (_key, value: unknown) => (value instanceof RegExp ? String(value) : value));
    const hashes = LAW_TABLES.map(async (table) => {
      const newest = Math.max(...LAW_VERSIONS.filter((one) => one.table === table).map(({ n }) => n));
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text(ROWS[table])));
      const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
      return [`${table} ${newest}`, hex.slice(0, 16)];
    });
    expect(Object.fromEntries(await Promise.all(hashes))).toMatchInlineSnapshot(`
      {
        "commitments 3": "d06ce899f200e0e5",
        "contact_rules 1": "c975be6f659ca01b",
        "court_fee 1": "f7dd1564c867a531",
        "default_interest 1": "75faab2c70f06b32",
        "evidence 2": "a9322b2e0b0fe9d0",
        "holidays 1": "c7af93db780c8c41",
        "limitation 2": "e5ea144b8661c840",
        "wording 1": "bd1adc821f77fcb5",
      }
    `);
  });
});

it('every holiday has a name, and every name is that of a day', () => {
  for (const { year, days } of HOLIDAYS)
    expect(NAMED_HOLIDAYS[year]?.map(({ on }) => on)).toEqual([...days].sort());
  const named = new Set(Object.values(NAMED_HOLIDAYS).flatMap((days) => days.map(({ name }) => name)));
  expect([...named].sort()).toEqual([...HOLIDAY_NAMES].sort());
});

describe('the form of a confirmation', () => {
  const form = newLawConfirmationSchema('2026-11-24');
  const valid = { name: ' สมชาย ใจดี ', licence_no: '1234/2560', confirmed_on: '2026-11-24' };
  const issueOf = (change: object) => form.safeParse({ ...valid, ...change }).error?.issues[0]?.message;

  it('has a name, a licence and a day that is not ahead', () => {
    expect(form.parse(valid)).toEqual({ ...valid, name: 'สมชาย ใจดี' });
    expect(issueOf({ name: '\u200b' })).toBe('required');
    expect(issueOf({ name: 'ก'.repeat(201) })).toBe('tooLong');
    expect(issueOf({ licence_no: ' ' })).toBe('required');
    expect(issueOf({ licence_no: '1'.repeat(61) })).toBe('tooLong');
    expect(issueOf({ confirmed_on: '' })).toBe('required');
    expect(issueOf({ confirmed_on: '2026-02-30' })).toBe('dayInvalid');
    expect(issueOf({ confirmed_on: '1999-12-31' })).toBe('dayTooEarly');
    expect(issueOf({ confirmed_on: '2026-11-25' })).toBe('dayTooLate');
  });
});
