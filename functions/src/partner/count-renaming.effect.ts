import { countWrite } from '../budget/daily-budget.repo.ts';
import { changeOf } from '../lib/change.ts';
import { effect } from '../lib/effect.ts';
import { isRenamed, toldPartner } from './partner-notices.ts';

/** Counts the names of a partner who was approved; the rules refuse more once the budget of the day is used up. */
export const countRenaming = effect(
  'countRenaming',
  (event) => changeOf(event.data, toldPartner),
  async ({ before, after }, { id }) => {
    if (before === null || after === null || !isRenamed(before, after))
      return { outcome: 'nothing to count' };
    return { outcome: await countWrite('facts', id) };
  },
);
