import type { LawSource, LawStatus } from './status.ts';

/** The kinds of debt in the self-check. */
export const DEBT_KINDS = [
  'goods',
  'services',
  'loan',
  'instalments',
  'card',
  'rent',
  'cheque',
  'judgment',
] as const;
export type DebtKind = (typeof DEBT_KINDS)[number];

/** What can be done in time: claim the debt, report the cheque to the police, claim against the cheque's drawer. */
export type ClaimKind = 'debt' | 'complaint' | 'drawer';

export interface LimitationRow {
  id:
    | 'goods-business'
    | 'goods-consumer'
    | 'services'
    | 'loan'
    | 'instalments'
    | 'card-advance'
    | 'card-loan'
    | 'rent'
    | 'cheque-complaint'
    | 'cheque-drawer'
    | 'judgment';
  kind: DebtKind;
  claim: ClaimKind;
  /** Only if the debtor bought for its own business (true) or not (false); absent: in both cases. */
  forBusiness?: boolean;
  period: { count: number; unit: 'year' | 'month' };
  /** The day from which the period runs. */
  from: 'due' | 'refused';
  /** Whether part payment or a written acknowledgement starts a fresh period (CCC s. 193/14, 193/15). */
  restarts: boolean;
  source: LawSource;
  status: LawStatus;
  /** `YYYY-MM-DD`: the row does not apply to periods that began earlier. */
  effectiveFrom: string;
}

/** Book 1 of the Civil and Commercial Code as revised in B.E. 2535. */
const BOOK_1 = '1992-06-08';
/** Book 3 (bills and cheques), B.E. 2472. */
const BOOK_3 = '1929-04-01';
const PENAL_CODE = '1957-01-01';

const years = (count: number) => ({ count, unit: 'year' }) as const;
const ccc = (...sections: string[]): LawSource => ({ code: 'ccc', sections });

/**
 * Periods of limitation. If sources differ there are two rows for one claim, and the earlier day counts.
 * Sources: Civil and Commercial Code s. 193/30 (ten years), 193/32 (judgments), 193/33 (five years), 193/34 (two years), 193/33 (5)
 * (goods and work for the debtor's own business), 1002 (drawer of a cheque; from when is disputed); Penal Code s. 96 (complaint within
 * three months; from the first refusal: Supreme Court 984/2535).
 */
export const LIMITATION: readonly LimitationRow[] = [
  {
    id: 'goods-business',
    kind: 'goods',
    claim: 'debt',
    forBusiness: true,
    period: years(5),
    from: 'due',
    restarts: true,
    source: ccc('193/33 (5)', '193/34 (1)'),
    status: 'V',
    effectiveFrom: BOOK_1,
  },
  {
    id: 'goods-consumer',
    kind: 'goods',
    claim: 'debt',
    forBusiness: false,
    period: years(2),
    from: 'due',
    restarts: true,
    source: ccc('193/34 (1)'),
    status: 'V',
    effectiveFrom: BOOK_1,
  },
  {
    // Which services are work under 193/34 (1) is settled case by case: the shorter period counts.
    id: 'services',
    kind: 'services',
    claim: 'debt',
    period: years(2),
    from: 'due',
    restarts: true,
    source: ccc('193/34 (3)', '(6)', '(7)', '(16)'),
    status: 'P',
    effectiveFrom: BOOK_1,
  },
  {
    id: 'loan',
    kind: 'loan',
    claim: 'debt',
    period: years(10),
    from: 'due',
    restarts: true,
    source: ccc('193/30'),
    status: 'V',
    effectiveFrom: BOOK_1,
  },
  {
    id: 'instalments',
    kind: 'instalments',
    claim: 'debt',
    period: years(5),
    from: 'due',
    restarts: true,
    source: ccc('193/33 (2)'),
    status: 'V',
    effectiveFrom: BOOK_1,
  },
  {
    id: 'card-advance',
    kind: 'card',
    claim: 'debt',
    period: years(2),
    from: 'due',
    restarts: true,
    source: ccc('193/34 (7)'),
    status: 'P',
    effectiveFrom: BOOK_1,
  },
  {
    id: 'card-loan',
    kind: 'card',
    claim: 'debt',
    period: years(5),
    from: 'due',
    restarts: true,
    source: ccc('193/33'),
    status: 'P',
    effectiveFrom: BOOK_1,
  },
  {
    id: 'rent',
    kind: 'rent',
    claim: 'debt',
    period: years(5),
    from: 'due',
    restarts: true,
    source: ccc('193/33 (3)'),
    status: 'V',
    effectiveFrom: BOOK_1,
  },
  {
    // Whether the Cheque Act is still in force is not known (a bill to repeal it passed its first reading on 20 December 2023).
    id: 'cheque-complaint',
    kind: 'cheque',
    claim: 'complaint',
    period: { count: 3, unit: 'month' },
    from: 'refused',
    restarts: false,
    source: { code: 'penal', sections: ['96'] },
    status: 'P',
    effectiveFrom: PENAL_CODE,
  },
  {
    id: 'cheque-drawer',
    kind: 'cheque',
    claim: 'drawer',
    period: years(1),
    from: 'due',
    restarts: true,
    source: ccc('1002'),
    status: 'P',
    effectiveFrom: BOOK_3,
  },
  {
    // The ten years in which a judgment can be enforced (Civil Procedure Code s. 274) do not begin again with a payment.
    id: 'judgment',
    kind: 'judgment',
    claim: 'debt',
    period: years(10),
    from: 'due',
    restarts: false,
    source: ccc('193/32'),
    status: 'V',
    effectiveFrom: BOOK_1,
  },
];

/** A debt acknowledged in writing, or secured, after its period has ended: two years from then (CCC s. 193/35). */
export const LATE_ACKNOWLEDGEMENT = {
  period: years(2),
  source: ccc('193/35'),
  status: 'V',
} as const satisfies { period: LimitationRow['period']; source: LawSource; status: LawStatus };

/** A guarantor is notified within this time of the default; later, interest and damages from then on are free (CCC s. 686). */
export const GUARANTOR_NOTICE = {
  days: 60,
  source: ccc('686'),
  status: 'V',
} as const satisfies { days: number; source: LawSource; status: LawStatus };

/** A suit that ends without a judgment interrupts nothing; a claim may be made within this time of its end (CCC s. 193/17). */
export const AFTER_SUIT = {
  days: 60,
  source: ccc('193/17'),
  status: 'P',
} as const satisfies { days: number; source: LawSource; status: LawStatus };
