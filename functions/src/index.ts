// First, and before anything that declares a function: see there.
import './app.ts';

/** Every function of the product. Each line names the file that says when it runs. */
export { createProfileForAccount } from './account/create-profile.trigger.ts';
export { endAccount } from './account/end-account.trigger.ts';
export { reconcileAccountsOften } from './account/reconcile-accounts.schedule.ts';
export { settleAccount } from './account/settle-account.callable.ts';
export { mirrorProfile } from './account/mirror-profile.trigger.ts';
export { getUserEmailById } from './account/get-user-email-by-id.callable.ts';
export { followPartner } from './partner/follow-partner.trigger.ts';
export { followCase } from './case/follow-case.trigger.ts';
export { notifyOfCaseUpdate } from './case/notify-of-case-update.trigger.ts';
export { submitContact } from './contact/submit-contact.callable.ts';
export { followMessage } from './contact/follow-message.trigger.ts';
export { auditDeletedMessage } from './audit/audit-deleted-message.trigger.ts';
export { nameAuditEntry } from './audit/name-audit-entry.trigger.ts';
export { checkStoredFile } from './file/check-file.trigger.ts';
export { revokeLinks } from './file/revoke-links.trigger.ts';
export { sweepFilesDaily } from './file/sweep-files.schedule.ts';
export { sweepExportsOften } from './file/sweep-exports.schedule.ts';
export { subscribe } from './newsletter/subscribe.callable.ts';
export { serveNewsletter } from './newsletter/serve-newsletter.https.ts';
export { removeSubscriber } from './newsletter/remove-subscriber.callable.ts';
export { exportNewsletterSubscriptions } from './newsletter/export-newsletter-subscriptions.callable.ts';
export { followPost } from './blog/follow-post.trigger.ts';
export { serveSite } from './site/serve-site.https.ts';
export { exportMyData } from './privacy/export-my-data.callable.ts';
export { previewErasure } from './privacy/preview-erasure.callable.ts';
export { decidePrivacyRequest } from './privacy/decide-privacy-request.callable.ts';
export { setLegalHold } from './privacy/set-legal-hold.callable.ts';
export { followPrivacyRequest } from './privacy/follow-privacy-request.trigger.ts';
export { resumeErasures } from './privacy/resume-erasures.schedule.ts';
export { runRetentionDaily } from './retention/run-retention.schedule.ts';
