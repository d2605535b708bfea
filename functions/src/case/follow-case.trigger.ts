import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { auditCase } from '../audit/audit-case.effect.ts';
import { paths } from '@app/domain/paths';
import { bindCaseFiles } from '../file/bind-case-files.effect.ts';
import { dropRejectedFilesOfCase } from '../file/drop-rejected-files.effect.ts';
import { sideBySide } from '../lib/effect.ts';
import { tallyCase } from '../overview/tally-case.effect.ts';
import { keepSearchWordsOfCase } from '../search/keep-search-words.effect.ts';
import { notifyOfCase } from './notify-of-case.effect.ts';
import { recordCaseEvent } from './record-case-event.effect.ts';

/** All that follows from a case being handed in or changed. */
export const followCase = onDocumentWritten({ document: paths.case('{caseId}'), retry: true }, (event) =>
  sideBySide(event, [
    notifyOfCase,
    recordCaseEvent,
    auditCase,
    tallyCase,
    dropRejectedFilesOfCase,
    bindCaseFiles,
    keepSearchWordsOfCase,
  ]),
);
