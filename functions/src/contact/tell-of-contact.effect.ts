import { type Created, effect } from '../lib/effect.ts';
import { tellReceivers } from '../notification/notice.repo.ts';
import { contactNotices } from './contact-notices.ts';

/** Notifies admins of a contact message. */
export const tellOfContact = effect(
  'tellOfContact',
  (_event: Created) => null,
  async (_, cause) => ({ outcome: 'told', count: await tellReceivers(cause, contactNotices(cause.id)) }),
);
