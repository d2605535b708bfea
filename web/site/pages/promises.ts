import { COMMITMENT_KINDS, type CommitmentKind, type CommitmentTable } from '@app/domain/commitment-policy';
import type { ResourceLanguage } from 'i18next';
import type { QualifiedKey } from '../../src/i18n/typed-keys.ts';

/** A text of a public page that promises something, and the text that replaces it without the promise; null: nothing. */
interface PromisedText {
  text: QualifiedKey;
  instead: QualifiedKey | null;
}

/**
 * Which sentences of the public pages promise what the firm keeps time of. A kind that is off in the table of commitments takes them
 * from the pages in all languages; pages leave out what has no text. `promises.test.tsx` looks for sentences that are missing here.
 */
export const PROMISES: Readonly<Record<CommitmentKind, readonly PromisedText[]>> = {
  accept: [],
  answer_question: [],
  weekly_report: [
    { text: 'page-home:reasons.items.2.title', instead: 'page-home:reasons.items.2.unpromised' },
    { text: 'page-about:meta.description', instead: 'page-about:meta.unpromised' },
    { text: 'page-about:expect.items.2.term', instead: null },
    { text: 'page-about:expect.items.2.text', instead: null },
    { text: 'page-faq:questions.5.file', instead: 'page-faq:questions.5.unpromised' },
    { text: 'page-bad-debt:work.items.1.title', instead: null },
    { text: 'page-bad-debt:work.items.1.text', instead: null },
    { text: 'page-bad-debt:work.sample.title', instead: null },
    { text: 'page-corporate:working.items.2.title', instead: null },
    { text: 'page-corporate:working.items.2.text', instead: null },
    { text: 'page-legal:process.items.4.text', instead: 'page-legal:process.items.4.unpromised' },
    { text: 'page-bangkok:visit.steps.4.text', instead: 'page-bangkok:visit.steps.4.unpromised' },
  ],
};

/** The texts of one language as they are shown: without the promises of kinds that are off. */
export function keptPromises(texts: ResourceLanguage, table: CommitmentTable): ResourceLanguage {
  const off = COMMITMENT_KINDS.filter((kind) => !table[kind].on).flatMap((kind) => PROMISES[kind]);
  if (off.length === 0) return texts;
  const shown = structuredClone(texts);
  for (const { text, instead } of off) {
    const { parent, name } = placeOf(shown, text);
    const other = instead === null ? null : placeOf(shown, instead);
    parent[name] = other === null ? '' : other.parent[other.name];
  }
  return shown;
}

/** @throws Error when there is no such text */
function placeOf(texts: ResourceLanguage, key: string): { parent: Record<string, unknown>; name: string } {
  const [feature = '', path = ''] = key.split(':');
  const steps = path.split('.');
  const name = steps.pop() ?? '';
  let parent: unknown = texts[feature];
  for (const step of steps) parent = isMap(parent) ? parent[step] : undefined;
  if (!isMap(parent) || typeof parent[name] !== 'string') throw new Error(`There is no text ${key}.`);
  return { parent, name };
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
