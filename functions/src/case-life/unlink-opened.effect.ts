import { caseSchema, isOpen } from '@app/domain/case';
import { changeOf } from '../lib/change.ts';
import { effect } from '../lib/effect.ts';
import { unlink } from './step.repo.ts';
import * as z from 'zod/mini';

const moved = z.pick(caseSchema, { status: true });

/**
 * A case that is worked on is no duplicate: its money counts apart, and it does not follow the partner of another case. The step that
 * reopens a case removes the link itself; the forms for the partner and the status do not know of it.
 */
export const unlinkOpened = effect(
  'unlinkOpened',
  (event) => {
    const { before, after } = changeOf(event.data, moved);
    return before !== null && after !== null && !isOpen(before.status) && isOpen(after.status);
  },
  async (isOpened, { id: caseId }) => ({
    outcome: isOpened && (await unlink(caseId)) ? 'unlinked' : 'nothing to do',
    caseId,
  }),
);
