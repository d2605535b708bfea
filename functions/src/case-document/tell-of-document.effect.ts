import { noticesToAll } from '../case/case-notices.ts';
import { recordAndTell } from '../case-life/record-and-tell.ts';
import { caseEffect, type Created } from '../lib/effect.ts';
import { documentHappening, toldDocument } from './document-notices.ts';

/** Records a document in the case's history, and notifies everyone concerned with the case, except its author. */
export const tellOfDocument = caseEffect(
  'tellOfDocument',
  (event: Created) => toldDocument.parse(event.data?.data()),
  (added, cause) =>
    recordAndTell(
      { ...cause, at: added.created_at },
      {
        happenings: [documentHappening(added)],
        noticesOf: (item) => noticesToAll('case_document_added', cause.caseId, item),
        except: added.user_id,
      },
    ),
);
