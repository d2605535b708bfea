import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { auditCase } from '../audit/audit-case.effect.ts';
import { keepWithinBudget } from '../budget/keep-within-budget.ts';
import { alertOfOpened } from '../claim/alert-of-opened.effect.ts';
import { bindCaseFiles } from '../file/bind-case-files.effect.ts';
import { askForAcceptance } from '../case-life/keep-acceptance.effect.ts';
import { keepPartnerOfMerged } from '../case-life/keep-merged-partners.effect.ts';
import { unlinkOpened } from '../case-life/unlink-opened.effect.ts';
import { dropRejectedFilesOfCase } from '../file/drop-rejected-files.effect.ts';
import { sideBySide } from '../lib/effect.ts';
import { keepPartiesOfCase } from '../case-parties/keep-parties.effect.ts';
import { keepBalanceOfCase } from '../money/keep-balance.effect.ts';
import { tallyCase } from '../overview/tally-case.effect.ts';
import { countStatus } from './count-status.effect.ts';
import { tellOfCase } from './tell-of-case.effect.ts';
import { numberNewCase } from './number-case.effect.ts';
import { recordCaseEvent } from './record-case-event.effect.ts';

/** Runs all effects of a new or changed case. A case beyond its author's budget is deleted first; the import has counted its rows. */
export const followCase = onDocumentWritten(
  { document: paths.case('{caseId}'), retry: true },
  async (event) => {
    const isByForm = event.data?.after.get('import_id') === undefined;
    if (isByForm && !(await keepWithinBudget('cases', event))) return;
    // Before the other effects, which name the case by its number. If it fails they run without, and the event is retried.
    const numbering = numberNewCase(event);
    await numbering.catch(() => undefined);
    await sideBySide(event, [
      () => numbering,
      countStatus,
      tellOfCase,
      recordCaseEvent,
      auditCase,
      tallyCase,
      keepBalanceOfCase,
      keepPartiesOfCase,
      dropRejectedFilesOfCase,
      bindCaseFiles,
      askForAcceptance,
      keepPartnerOfMerged,
      unlinkOpened,
      alertOfOpened,
    ]);
  },
);
