import { readCaseContact as contract } from '@app/domain/contracts/read-case-contact';
import { personCall } from '../account/calls.ts';
import { refused } from '../lib/callable.ts';
import { readContact } from './contact.repo.ts';

/** Whom to reach on the customer's side of a case: rules cannot know for which case a partner asks. */
export const readCaseContact = personCall(contract, async ({ caseId }, caller) => {
  const contact = await readContact(caseId, caller);
  if (contact === 'denied') throw refused('permission-denied');
  return contact;
});
