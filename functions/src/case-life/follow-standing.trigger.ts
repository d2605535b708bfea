import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { caseStandingSchema } from '@app/domain/case-life';
import { paths } from '@app/domain/paths';
import { keepClocksOfLinks } from '../claim/keep-clocks.effect.ts';
import { changeOf } from '../lib/change.ts';
import { caseEffect, sideBySide } from '../lib/effect.ts';
import { keepBalanceOfHold, keepBalanceOfLinks } from '../money/keep-balance.effect.ts';
import { standingHappenings } from './case-life-happenings.ts';
import { standingNotices } from './case-life-notices.ts';
import { recordAndTell } from './record-and-tell.ts';
import * as z from 'zod/mini';

const written = z.omit(caseStandingSchema, { id: true });

const tellOfStanding = caseEffect(
  'tellOfStanding',
  (event) => changeOf(event.data, written),
  async ({ before, after }, cause) => {
    if (after === null) return { outcome: 'nothing to tell' };
    return recordAndTell(cause, {
      happenings: standingHappenings(before, after),
      noticesOf: (item) => standingNotices(item, before, after),
      except: after.by.uid,
    });
  },
);

/** Records and tells of holds, duplicates, objections and reopened cases; counts money and limitation of merged cases together. */
export const followStanding = onDocumentWritten(
  { document: paths.caseStanding('{caseId}'), retry: true },
  (event) => sideBySide(event, [tellOfStanding, keepBalanceOfLinks, keepBalanceOfHold, keepClocksOfLinks]),
);
