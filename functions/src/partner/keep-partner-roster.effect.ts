import { effect } from '../lib/effect.ts';
import { keepRoster } from './partner-roster.repo.ts';

const ROSTERED = ['company_name', 'status', 'disabled'] as const;

/** The roster of partners follows their records. */
export const keepPartnerRoster = effect(
  'keepPartnerRoster',
  (event) => {
    const { before, after } = event.data ?? {};
    return (
      before?.exists !== after?.exists || ROSTERED.some((field) => before?.get(field) !== after?.get(field))
    );
  },
  async (changed, { id }) => ({ outcome: changed ? await keepRoster(id) : 'nothing to do' }),
);
