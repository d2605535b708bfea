import { partnerSchema } from '@app/domain/partner';
import { isDeepStrictEqual } from 'node:util';
import { countWrite } from '../budget/daily-budget.repo.ts';
import { changeOf } from '../lib/change.ts';
import { effect } from '../lib/effect.ts';
import * as z from 'zod/mini';

const particulars = z.pick(partnerSchema, { company_name: true, contact_person: true, phone: true });

/**
 * Counts the changes that a partner or an applicant makes to the own particulars; the rules refuse more once the budget of the day is
 * used up.
 */
export const countParticulars = effect(
  'countParticulars',
  (event) => changeOf(event.data, particulars),
  async ({ before, after }, { id }) => {
    // An erasure empties the contact person, which the rules let nobody do.
    if (before === null || after === null || after.contact_person === '' || isDeepStrictEqual(before, after))
      return { outcome: 'nothing to count' };
    return { outcome: await countWrite('facts', id) };
  },
);
