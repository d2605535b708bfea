import type { Language } from '../language.ts';
import type { LawStatus } from './status.ts';

/** What is wrong with a wording; the key of its reason and of a better sentence in the screen's texts. */
export const WORDING_TOPICS = [
  'seizure',
  'arrest',
  'violence',
  'insult',
  'disclosure',
  'shaming',
  'posing',
  'suing',
  'blacklist',
  'hours',
  'barred',
  'lapsed',
] as const;
export type WordingTopic = (typeof WORDING_TOPICS)[number];

export interface WordingRow {
  /** Stored with an update that is sent in spite of it: `<language>-<topic>`, or with a further word. Never reused. */
  id: string;
  topic: WordingTopic;
  language: Language;
  /**
   * Found in text as `wording.ts` normalises it: lower case; Thai and Chinese without any space, English with single ones.
   */
  pattern: RegExp;
  /** Not found where this ends the 48 characters before it: what a court or an officer did is a fact, not a threat. */
  unlessAfter?: RegExp;
  /** Found only in a demand for a debt whose period of limitation may have passed. */
  onlyWhen?: 'may_have_passed';
  /** `stop`: not in a letter to a debtor. `ask`: the author says why it is written all the same. */
  severity: 'stop' | 'ask';
  law: { act: 'dca' | 'ccc'; sections: readonly string[] };
  status: LawStatus;
  /** `YYYY-MM-DD` */
  effectiveFrom: string;
}

/** Debt Collection Act B.E. 2558, in force since 2 September 2015. */
const DCA = '2015-09-02';
/** Book 1 of the Civil and Commercial Code as revised in B.E. 2535. */
const BOOK_1 = '1992-06-08';

type Rule = Pick<WordingRow, 'severity' | 'law' | 'status' | 'effectiveFrom'>;
const dca = (severity: Rule['severity'], status: LawStatus, ...sections: string[]): Rule => ({
  severity,
  law: { act: 'dca', sections },
  status,
  effectiveFrom: DCA,
});
const limitation: Rule = {
  severity: 'ask',
  law: { act: 'ccc', sections: ['193/10', '193/29'] },
  status: 'V',
  effectiveFrom: BOOK_1,
};

const RULES: Record<WordingTopic, Rule> = {
  seizure: dca('stop', 'V', '11', '12 (3)'),
  arrest: dca('stop', 'V', '11'),
  violence: dca('stop', 'V', '11'),
  insult: dca('stop', 'V', '11'),
  disclosure: dca('stop', 'V', '8', '11'),
  shaming: dca('stop', 'V', '11'),
  posing: dca('stop', 'V', '12 (2)'),
  suing: dca('ask', 'V', '12 (3)'),
  // Which statements on credit data the Act means was not read.
  blacklist: dca('ask', 'P', '12'),
  hours: dca('ask', 'P', '9'),
  barred: limitation,
  lapsed: limitation,
};

/** A row of the table: its language is the first part of its id, its law that of its topic. */
export function row(
  id: string,
  topic: WordingTopic,
  pattern: RegExp,
  more: Pick<WordingRow, 'unlessAfter' | 'onlyWhen'> = {},
): WordingRow {
  return { id, topic, language: id.slice(0, 2) as Language, pattern, ...RULES[topic], ...more };
}
