import type { DocumentKind } from '../case-file.ts';
import type { DebtKind } from './limitation.ts';
import type { LawSource, LawStatus } from './status.ts';

/** What a document is for: without it a lawsuit is usually not filed, or it helps to prove the claim. */
export type EvidenceNeed = 'suit' | 'helps';

/** What a row asks for; its words are in `documents.json`. */
export const EVIDENCE_IDS = [
  'invoice',
  'order',
  'delivery',
  'service',
  'accepted',
  'loan',
  'handedOver',
  'paidSoFar',
  'card',
  'statement',
  'lease',
  'rentDue',
  'cheque',
  'refusal',
  'chequeFor',
  'judgment',
  'agreement',
  'performed',
  'guarantee',
  'demand',
  'acknowledged',
  'claimant',
  'authority',
] as const;
export type EvidenceId = (typeof EVIDENCE_IDS)[number];

export interface EvidenceRow {
  id: EvidenceId;
  /** Any one of them is enough. */
  kinds: readonly [DocumentKind, ...DocumentKind[]];
  need: EvidenceNeed;
  /** Absent: no section asks for it, courts and opponents do. */
  source?: LawSource;
  /** Of `need`: no lawyer has confirmed it (docs/legal-review.md). */
  status: LawStatus;
}

const ccc = (...sections: string[]): LawSource => ({ code: 'ccc', sections });
const row = (
  id: EvidenceId,
  kinds: EvidenceRow['kinds'],
  need: EvidenceNeed,
  status: LawStatus,
  source?: LawSource,
): EvidenceRow => ({ id, kinds, need, status, ...(source === undefined ? {} : { source }) });

const INVOICE = row('invoice', ['invoice'], 'helps', 'U');
const LOAN = row('loan', ['contract', 'chat'], 'suit', 'V', ccc('653'));

/**
 * The documents that show each kind of debt. Sources: Civil and Commercial Code s. 456 (sales of 20,000 baht and more: signed
 * writing, earnest money or part performance), s. 538 (lease of land and buildings: signed writing), s. 650 (a loan needs delivery),
 * s. 653 (loans above 2,000 baht: signed writing; messages can qualify under the Electronic Transactions Act); Cheque Act B.E. 2534
 * s. 4; Civil Procedure Code s. 274.
 */
export const EVIDENCE: Readonly<Record<DebtKind, readonly EvidenceRow[]>> = {
  goods: [
    row('order', ['contract'], 'suit', 'P', ccc('456')),
    row('delivery', ['delivery'], 'suit', 'P', ccc('456')),
    INVOICE,
  ],
  services: [row('service', ['contract'], 'suit', 'U'), row('accepted', ['delivery'], 'suit', 'U'), INVOICE],
  loan: [LOAN, row('handedOver', ['transfer', 'receipt'], 'suit', 'P', ccc('650'))],
  instalments: [LOAN, row('paidSoFar', ['statement'], 'suit', 'U')],
  card: [row('card', ['contract'], 'suit', 'P', ccc('653')), row('statement', ['statement'], 'suit', 'U')],
  rent: [
    row('lease', ['contract'], 'suit', 'P', ccc('538')),
    row('rentDue', ['invoice', 'statement'], 'helps', 'U'),
  ],
  cheque: [
    row('cheque', ['cheque'], 'suit', 'P', { code: 'cheque', sections: ['4'] }),
    row('refusal', ['cheque_return'], 'suit', 'P', { code: 'cheque', sections: ['4'] }),
    row('chequeFor', ['contract', 'invoice', 'delivery'], 'suit', 'P', { code: 'cheque', sections: ['4'] }),
  ],
  judgment: [row('judgment', ['judgment'], 'suit', 'P', { code: 'cpc', sections: ['274'] })],
};

/** Of a claim whose kind is not known. */
export const ANY_DEBT: readonly EvidenceRow[] = [
  row('agreement', ['contract', 'chat', 'acknowledgement'], 'suit', 'U'),
  row('performed', ['delivery', 'transfer', 'invoice'], 'suit', 'U'),
];

/** Beside those of the kind of debt, if the claim has guarantors (CCC s. 680: signed writing). */
export const GUARANTEE: EvidenceRow = row('guarantee', ['guarantee'], 'suit', 'V', ccc('680'));

/**
 * Of a debt that no court has decided: a demand puts the debtor in default where no day was agreed (CCC s. 204), and a written
 * acknowledgement starts the period again (CCC s. 193/14).
 */
export const BEFORE_JUDGMENT: readonly EvidenceRow[] = [
  row('demand', ['letter'], 'helps', 'V', ccc('204')),
  row('acknowledged', ['acknowledgement'], 'helps', 'V', ccc('193/14')),
];

/** Who claims, and who acts for them (CCC s. 798: an agent in writing where the act must be in writing). */
export const CLAIMANT: readonly EvidenceRow[] = [
  row('claimant', ['identity', 'company'], 'suit', 'P'),
  row('authority', ['authority'], 'helps', 'P', ccc('798')),
];
