import { changeOf } from '../lib/change.ts';
import { effect } from '../lib/effect.ts';
import { tellReceivers } from '../notification/notice.repo.ts';
import { partnerNotices, toldPartner } from './partner-notices.ts';

/** Separate from {@link applyStatusOfPartner}: if an account is missing there, the admins must still be notified. */
export const tellOfPartner = effect(
  'tellOfPartner',
  (event) => changeOf(event.data, toldPartner),
  async ({ before, after }, cause) => {
    const notices = partnerNotices(cause.id, before, after);
    // A partner can change the names any number of times, and registers once.
    const isRenaming = notices.some(({ kind }) => kind === 'partner_renamed');
    const source = { ...cause, ...(isRenaming && { account: cause.id }) };
    return { outcome: 'told', count: await tellReceivers(source, notices) };
  },
);
