import { isDeepStrictEqual } from 'node:util';
import type { ContactEntry } from '@app/domain/contracts/debtor-contacts';
import type { DebtorContact } from '@app/domain/debtor-contact';

type Entered = Pick<
  DebtorContact,
  'channel' | 'direction' | 'person' | 'outcome' | 'note' | 'wording' | 'told' | 'corrects'
>;

const enteredOf = ({ channel, direction, person, outcome, note, wording, told, corrects }: Entered) => ({
  ...{ channel, direction, person, outcome, note, wording, told, corrects },
});

/** Whether a stored contact holds what is entered now: after a lost answer somebody may change the form and send it again. */
export function isSameEntry(stored: DebtorContact, entry: ContactEntry): boolean {
  // A beginning after the server's time was stored as the server's time.
  const beganAt = Math.min(Date.parse(entry.beganAt), stored.recorded_at.getTime());
  return (
    beganAt === stored.began_at.getTime() &&
    isDeepStrictEqual(
      enteredOf(stored),
      enteredOf({ ...entry, wording: entry.wording, corrects: entry.corrects }),
    )
  );
}
