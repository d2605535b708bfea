import { handle, idOf, infoOf } from '../lib/handle.ts';
import type { Effect } from '../lib/side-by-side.ts';
import { keepRoster } from './partner-roster.repo.ts';

const ROSTERED = ['company_name', 'status', 'disabled'] as const;

/** The roster of partners follows their records. */
export const keepPartnerRoster: Effect = (event) =>
  handle(
    'keepPartnerRoster',
    infoOf(event),
    () => {
      const { before, after } = event.data ?? {};
      return (
        before?.exists !== after?.exists || ROSTERED.some((field) => before?.get(field) !== after?.get(field))
      );
    },
    async (changed) => ({ outcome: changed ? await keepRoster(idOf(event)) : 'nothing to do' }),
  );
