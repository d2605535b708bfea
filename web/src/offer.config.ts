import type { InEachLanguage } from './site.config.ts';

/** What the firm offers, or an example of it, which is marked as one wherever it is shown. null hides it. */
type Offered<Value> = Readonly<{ example: boolean; value: Value }> | null;

/** Prices in baht without VAT, of work out of court. Rates of litigation fees may not be advertised (Lawyers' Ethics, cl. 17). */
export interface Tariff {
  letter: number;
  /** One visit of two people. */
  visit: number;
  /** Of the money received, in percent. */
  success: { from: number; to: number };
  /** In percent, on the firm's own fees. */
  vat: number;
}

/** What is paid to others on the way, in baht. */
interface Disbursements {
  /** Serving the claim, per defendant. */
  service: number;
  /** Advance for seizing and selling assets. */
  enforcement: number;
}

/** The stages of a debt, in their order. */
export const STAGES = ['letter', 'talks', 'suit', 'judgment', 'enforcement'] as const;
export type Stage = (typeof STAGES)[number];

/** Counted from the day the firm takes the case, in weeks: when a stage begins and when it has mostly ended. */
export type Durations = Readonly<Record<Stage, { from: number; to: number }>>;

interface Person {
  name: InEachLanguage;
  role: InEachLanguage;
  /** Of the Lawyers Council; null for who is no lawyer. */
  licence: string | null;
  /** First year in the profession, of the Christian era. */
  since: number | null;
  /** A path below `web/public`. */
  photo: string | null;
}

interface Offer {
  tariff: Offered<Tariff>;
  disbursements: Offered<Disbursements>;
  durations: Offered<Durations>;
  packages: Offered<Readonly<Record<'startup' | 'sme' | 'enterprise' | 'international', number | null>>>;
  replyWorkingDays: number | null;
  founded: number | null;
  people: readonly Person[];
  complaintDays: number | null;
  /** The claim of the worked example, in baht. */
  exampleClaim: number;
  /** What the pages name as a starting price, in baht, and the surcharge for urgent work, in percent (requirements section 9). */
  starting: Readonly<{ divorceDocuments: number; detectiveDay: number; urgentPercent: number }>;
}

/**
 * Prices, durations, the people and the time for a reply. A firm that adopts this replaces each figure by its own with `example: false`,
 * or hides it with null; nothing here is invented as a fact.
 */
export const offer: Readonly<Offer> = {
  tariff: {
    example: true,
    value: { letter: 3_000, visit: 2_500, success: { from: 10, to: 30 }, vat: 7 },
  },
  disbursements: { example: true, value: { service: 1_000, enforcement: 5_000 } },
  durations: {
    example: true,
    value: {
      letter: { from: 1, to: 2 },
      talks: { from: 2, to: 6 },
      suit: { from: 8, to: 13 },
      judgment: { from: 26, to: 52 },
      enforcement: { from: 52, to: 104 },
    },
  },
  /** A month; null: by written quotation. */
  packages: {
    example: true,
    value: { startup: 3_500, sme: 9_000, enterprise: null, international: null },
  },
  /** Within how many working days a message is answered; null promises nothing. */
  replyWorkingDays: null,
  /** The year of the Christian era in which the firm was founded. */
  founded: null,
  people: [],
  /** Within how many working days a complaint about the firm is answered in writing; null promises no time. */
  complaintDays: null,
  exampleClaim: 400_000,
  starting: { divorceDocuments: 5_000, detectiveDay: 15_000, urgentPercent: 50 },
};
