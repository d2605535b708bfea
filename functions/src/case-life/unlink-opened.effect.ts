import { whenOpened } from '../case/when-opened.ts';
import { unlink } from './step.repo.ts';

/**
 * A case that is worked on is no duplicate: its money counts apart, and it does not follow the partner of another case. The step that
 * reopens a case removes the link itself; the forms for the partner and the status do not know of it.
 */
export const unlinkOpened = whenOpened('unlinkOpened', async (caseId, openedBy) => ({
  outcome: (await unlink(caseId, openedBy)) ? 'unlinked' : 'nothing to do',
}));
