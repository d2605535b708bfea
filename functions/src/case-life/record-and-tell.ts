import { caseEventStore } from '../case/case-event.repo.ts';
import { type Happening, record } from '../case/case-events.ts';
import { readCase } from '../case/case.repo.ts';
import type { CaseCause } from '../lib/effect.ts';
import type { Outcome } from '../lib/event.ts';
import { tellReceivers } from '../notification/notice.repo.ts';
import type { Notice } from '../notification/notice.ts';
import type { NoticedCase } from './case-life-notices.ts';

/** What a document beside a case brought about. */
interface News {
  happenings: readonly Happening[];
  /** For the case as it is now. */
  noticesOf: (item: NoticedCase) => Notice[];
  /** Who caused it, and is not notified. */
  except?: string | undefined;
}

/** Idempotent: records the happenings in the case's history and notifies. */
export async function recordAndTell(
  cause: CaseCause,
  { happenings, noticesOf, except }: News,
): Promise<Outcome> {
  const { caseId } = cause;
  const recorded = await record(caseEventStore, cause, happenings);
  const told = await tellReceivers({ ...cause, except }, noticesOf({ caseId, ...(await readCase(caseId)) }));
  return { outcome: recorded + told > 0 ? 'told' : 'nothing to tell', count: told };
}
