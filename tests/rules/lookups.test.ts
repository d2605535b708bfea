import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { LookupMeter, nameOf, requestsOf } from './lookup-meter.ts';
import { FOURTH_LOOKUP } from './matrix-authorities.ts';
import { MATRIX } from './matrix.ts';

/** No request, granted or refused, may look up more than three documents. */
const MOST = 3;

const meter = new LookupMeter(await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8'));
afterAll(() => meter.leave());

describe('look-ups', () => {
  test(`no request looks up more than ${MOST} documents`, { timeout: 240_000 }, async () => {
    const open = await meter.openRows();
    expect(open.length).toBeGreaterThan(60);
    expect((await meter.moreThan(MOST, requestsOf(open))).map(nameOf)).toEqual([]);
  });

  test(
    'but a partner’s report of money that the partner received looks up four',
    { timeout: 60_000 },
    async () => {
      const one = requestsOf([FOURTH_LOOKUP]);
      expect((await meter.moreThan(MOST, one)).map(nameOf)).toEqual([
        'PA payments create, received by the partner',
      ]);
      expect((await meter.moreThan(MOST + 2, one)).map(nameOf)).toEqual([]);
    },
  );

  test('the meter distinguishes four from three', { timeout: 60_000 }, async () => {
    const updates = MATRIX.filter(
      ({ collection, operation }) => collection === 'case_updates' && operation === 'create',
    );
    const most = await meter.moreThan(MOST - 1, requestsOf(updates));
    expect(most.map(nameOf)).toContain('PA case_updates create');
  });
});
