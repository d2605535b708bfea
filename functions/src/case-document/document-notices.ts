import * as z from 'zod/mini';
import { caseDocumentSchema } from '@app/domain/case-document';
import type { Happening } from '../case/case-events.ts';

/** The fields of a document that notices and history use: neither its file nor what its author calls it. */
export const toldDocument = z.pick(caseDocumentSchema, {
  user_id: true,
  by_role: true,
  kind: true,
  created_at: true,
});
export type ToldDocument = z.infer<typeof toldDocument>;

/** The entry of the case's history. */
export function documentHappening({ user_id, by_role, kind }: ToldDocument): Happening {
  return {
    kind: 'document_added',
    document_kind: kind,
    from_status: null,
    to_status: null,
    from_partner_id: null,
    to_partner_id: null,
    actor_id: user_id,
    actor_role: by_role,
  };
}
