import { noticesToAll } from '../case/case-notices.ts';
import { recordAndTell } from '../case-life/record-and-tell.ts';
import { type Created, effect } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { documentHappening, toldDocument } from './document-notices.ts';

const FN = 'tellOfDocument';

/** Records a document in the case's history, and notifies everyone concerned with the case, except its author. */
export const tellOfDocument = effect(
  FN,
  (event: Created) => ({
    caseId: paramOf(event, 'caseId'),
    added: toldDocument.parse(event.data?.data()),
  }),
  ({ caseId, added }, { eventId }) =>
    recordAndTell({
      ...{ fn: FN, caseId, eventId, at: added.created_at },
      happenings: [documentHappening(added)],
      noticesOf: (item) => noticesToAll('case_document_added', caseId, item),
      except: added.user_id,
    }),
);
