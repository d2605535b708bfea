// First, and before anything that declares a function: see there.
import './app.ts';

/** Every function of the product. Each line names the file that says when it runs. */
export { createProfileForAccount } from './account/create-profile.trigger.ts';
export { mirrorProfile } from './account/mirror-profile.trigger.ts';
export { getUserEmailById } from './account/get-user-email-by-id.callable.ts';
export { applyStatusOfPartner } from './partner/apply-partner-status.trigger.ts';
export { keepPartnerRoster } from './partner/keep-partner-roster.trigger.ts';
export { notifyOfPartner } from './partner/notify-of-partner.trigger.ts';
export { notifyOfCase } from './case/notify-of-case.trigger.ts';
export { recordCaseEvent } from './case/record-case-event.trigger.ts';
export { tallyCase } from './overview/tally-case.trigger.ts';
export { notifyOfCaseUpdate } from './case/notify-of-case-update.trigger.ts';
export { notifyOfContact } from './contact/notify-of-contact.trigger.ts';
export { checkStoredFile } from './file/check-file.trigger.ts';
export { revokeLinks } from './file/revoke-links.trigger.ts';
export { dropRejectedFilesOfCase } from './file/drop-rejected-files.trigger.ts';
export { sweepFilesDaily } from './file/sweep-files.schedule.ts';
export { sweepExportsOften } from './file/sweep-exports.schedule.ts';
export { exportNewsletterSubscriptions } from './newsletter/export-newsletter-subscriptions.callable.ts';
export { keepSlugOfPost } from './blog/keep-slug.trigger.ts';
export { serveSite } from './site/serve-site.https.ts';
export { keepSearchWordsOfCase } from './search/keep-search-words.trigger.ts';
export { keepSearchWordsOfPartner } from './search/keep-search-words.trigger.ts';
export { keepSearchWordsOfMessage } from './search/keep-search-words.trigger.ts';
export { keepSearchWordsOfPost } from './search/keep-search-words.trigger.ts';
