import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { handle, infoOf, paramOf } from '../lib/handle.ts';
import { keepRoster } from './partner-roster.repo.ts';

const ROSTERED = ['company_name', 'status', 'disabled'] as const;

/** The roster of partners follows their records. */
export const keepPartnerRoster = onDocumentWritten(
  { document: paths.partner('{uid}'), retry: true },
  (event) =>
    handle(
      'keepPartnerRoster',
      infoOf(event),
      () => {
        const { before, after } = event.data ?? {};
        return (
          before?.exists !== after?.exists ||
          ROSTERED.some((field) => before?.get(field) !== after?.get(field))
        );
      },
      async (changed) => ({ outcome: changed ? await keepRoster(paramOf(event, 'uid')) : 'nothing to do' }),
    ),
);
