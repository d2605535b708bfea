import { onDocumentWritten, type QueryDocumentSnapshot } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { auditCase } from '../audit/audit-case.effect.ts';
import { keepWithinBudget } from '../budget/keep-within-budget.ts';
import { bindCaseFiles } from '../file/bind-case-files.effect.ts';
import { dropRejectedFilesOfCase } from '../file/drop-rejected-files.effect.ts';
import { sideBySide, type Written } from '../lib/effect.ts';
import { tallyCase } from '../overview/tally-case.effect.ts';
import { keepSearchWordsOfCase } from '../search/keep-search-words.effect.ts';
import { notifyOfCase } from './notify-of-case.effect.ts';
import { recordCaseEvent } from './record-case-event.effect.ts';

/** All that follows from a case being handed in or changed. One that is beyond its author's budget is taken away at once. */
export const followCase = onDocumentWritten(
  { document: paths.case('{caseId}'), retry: true },
  async (event) => {
    const created = createdBy(event);
    if (created !== null && !(await keepWithinBudget('cases', event, created))) return;
    await sideBySide(event, [
      notifyOfCase,
      recordCaseEvent,
      auditCase,
      tallyCase,
      dropRejectedFilesOfCase,
      bindCaseFiles,
      keepSearchWordsOfCase,
    ]);
  },
);

/** The case that came with this event, null when it tells of something else. */
function createdBy({ data }: Written): QueryDocumentSnapshot | null {
  return data?.before.exists === false && isThere(data.after) ? data.after : null;
}

function isThere(snapshot: { exists: boolean }): snapshot is QueryDocumentSnapshot {
  return snapshot.exists;
}
