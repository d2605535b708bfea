import { caseEventStore } from '../case/case-event.repo.ts';
import { type Happening, record } from '../case/case-events.ts';
import { readCase } from '../case/case.repo.ts';
import type { Outcome, SourceEvent } from '../lib/event.ts';
import { noticeStore } from '../notification/notice.repo.ts';
import { type Notice, tell } from '../notification/notice.ts';
import type { NoticedCase } from './case-life-notices.ts';

/** What a document beside a case brought about. */
interface News extends SourceEvent {
  fn: string;
  caseId: string;
  happenings: readonly Happening[];
  /** For the case as it is now. */
  noticesOf: (item: NoticedCase) => Notice[];
  /** Who caused it, and is not notified. */
  except?: string | undefined;
}

/** Idempotent: records the happenings in the case's history and notifies. */
export async function recordAndTell({
  fn,
  caseId,
  eventId,
  at,
  happenings,
  noticesOf,
  except,
}: News): Promise<Outcome> {
  const recorded = await record(caseEventStore, { caseId, eventId, at }, happenings);
  const notices = noticesOf({ caseId, ...(await readCase(caseId)) });
  const source = { fn, eventId, at, ...(except !== undefined && { except }) };
  const told = await tell(noticeStore, source, notices);
  return { outcome: recorded + told > 0 ? 'told' : 'nothing to tell', caseId, count: told };
}
