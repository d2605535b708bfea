import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { partnerSchema, rosterEntry } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import { db, document } from '../lib/firestore.ts';
import * as z from 'zod/mini';

const rostered = z.pick(partnerSchema, { company_name: true, status: true, disabled: true });

/** Writes a partner's line in the roster as the record says NOW; takes it out when there is no record. */
export function keepRoster(uid: string): Promise<'kept' | 'taken out'> {
  return db().runTransaction(async (transaction) => {
    const roster = document(paths.partnerRoster);
    const found = await transaction.get(document(paths.partner(uid)));
    const line = new FieldPath('partners', uid);
    const entry = found.exists ? rosterEntry(rostered.parse(found.data())) : FieldValue.delete();
    transaction.set(roster, { partners: { [uid]: entry } }, { mergeFields: [line] });
    return found.exists ? 'kept' : 'taken out';
  });
}
