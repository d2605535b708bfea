import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { paths } from '@app/domain/paths';
import { auditPartner } from '../audit/audit-partner.effect.ts';
import { sideBySide } from '../lib/effect.ts';
import { keepSearchWordsOfPartner } from '../search/keep-search-words.effect.ts';
import { applyStatusOfPartner } from './apply-partner-status.effect.ts';
import { countParticulars } from './count-particulars.effect.ts';
import { nameNewPartner } from './name-new-partner.effect.ts';
import { tellOfPartner } from './tell-of-partner.effect.ts';

/** Runs all effects of an application, a decision on it, or a correction of a partner’s record. */
export const followPartner = onDocumentWritten({ document: paths.partner('{uid}'), retry: true }, (event) =>
  sideBySide(event, [
    applyStatusOfPartner,
    tellOfPartner,
    auditPartner,
    countParticulars,
    keepSearchWordsOfPartner,
    nameNewPartner,
  ]),
);
