import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS, type DocumentKind } from './case-file.ts';
import { ANY_DEBT, BEFORE_JUDGMENT, CLAIMANT, EVIDENCE, GUARANTEE } from './law/evidence.ts';
import { DEBT_KINDS } from './law/limitation.ts';
import { expectedOf, readinessOf } from './readiness.ts';

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const has = (...kinds: DocumentKind[]) => new Set(kinds);

describe('what a case should have', () => {
  it('is the general list while nothing is known', () => {
    expect(ids(expectedOf(null))).toEqual([
      'agreement',
      'performed',
      'demand',
      'acknowledged',
      'claimant',
      'authority',
    ]);
    expect(expectedOf({})).toEqual(expectedOf(null));
  });

  it('of a loan is its signed writing and that the money was handed over', () => {
    expect(ids(expectedOf({ debt_type: 'loan' }))).toEqual([
      'loan',
      'handedOver',
      'demand',
      'acknowledged',
      'claimant',
      'authority',
    ]);
  });

  it('of a loan in instalments is its signed writing, and nothing of hire purchase, which has a shorter period', () => {
    const [loan, ...others] = expectedOf({ debt_type: 'instalments' });
    expect(loan).toEqual(expectedOf({ debt_type: 'loan' })[0]);
    expect(ids(others)).toEqual(['paidSoFar', 'demand', 'acknowledged', 'claimant', 'authority']);
  });

  it('includes the guarantee only of a claim with guarantors', () => {
    expect(ids(expectedOf({ debt_type: 'loan', guarantors: [{}] }))).toContain('guarantee');
    expect(ids(expectedOf({ debt_type: 'loan', guarantors: [] }))).not.toContain('guarantee');
  });

  it('of a judgment is the judgment: a demand comes too late', () => {
    expect(ids(expectedOf({ debt_type: 'judgment' }))).toEqual(['judgment', 'claimant', 'authority']);
  });
});

describe('what a case has', () => {
  const lacks = (kinds: ReadonlySet<DocumentKind>) =>
    ids(readinessOf({ debt_type: 'loan' }, kinds).filter((row) => !row.has));

  it('is said of each, what a lawsuit needs first', () => {
    expect(lacks(has())).toEqual(['loan', 'handedOver', 'claimant', 'demand', 'acknowledged', 'authority']);
    expect(lacks(has('contract', 'identity'))).toEqual(['handedOver', 'demand', 'acknowledged', 'authority']);
  });

  it('one of several kinds is enough', () => {
    expect(lacks(has('chat', 'receipt', 'company'))).toEqual(['demand', 'acknowledged', 'authority']);
  });

  it('a further document never makes anything missing', () => {
    const order = fc.shuffledSubarray([...DOCUMENT_KINDS], { minLength: DOCUMENT_KINDS.length });
    fc.assert(
      fc.property(fc.constantFrom(...DEBT_KINDS), order, (debt_type, kinds) => {
        const counts = kinds.map(
          (_, last) =>
            readinessOf({ debt_type }, new Set(kinds.slice(0, last + 1))).filter((row) => row.has).length,
        );
        expect(counts).toEqual([...counts].sort((one, other) => one - other));
        expect(counts.at(-1)).toBe(expectedOf({ debt_type }).length);
      }),
    );
  });
});

describe('the table', () => {
  const rows = [...Object.values(EVIDENCE).flat(), ...ANY_DEBT, GUARANTEE, ...BEFORE_JUDGMENT, ...CLAIMANT];

  it('has a row with a need of a lawsuit for every kind of debt', () => {
    for (const kind of DEBT_KINDS) expect(EVIDENCE[kind].some(({ need }) => need === 'suit')).toBe(true);
  });

  it('names each document of a list once', () => {
    for (const kind of DEBT_KINDS) {
      const own = ids(expectedOf({ debt_type: kind, guarantors: [{}] }));
      expect(own).toEqual([...new Set(own)]);
    }
  });

  it('has a source for every row that a source confirms', () => {
    for (const { id, status, source } of rows) expect(status === 'V' ? source : 'any', id).toBeDefined();
  });
});
