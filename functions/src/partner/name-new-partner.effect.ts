import { nameAfterContact } from '../account/account.repo.ts';
import { effect } from '../lib/effect.ts';

/** A new partner without a name gets the contact person's; a name that is there stays. */
export const nameNewPartner = effect(
  'nameNewPartner',
  (event) => event.data?.before.exists === false && event.data.after.exists,
  async (isNew, { id }) => ({
    outcome: isNew && (await nameAfterContact(id)) ? 'named' : 'nothing to do',
  }),
);
