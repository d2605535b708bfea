import type { Language } from './language.ts';

/** Every collection and path of the product. Screens, functions and trigger templates build their paths from here. */
export const COLLECTIONS = {
  profiles: 'profiles',
  partners: 'partners',
  /** The papers that partners and applicants show the firm; below each account. */
  partnerPapers: 'partner_papers',
  cases: 'cases',
  /** Whether the assigned partner takes a case; asked by functions, answered by the partner. */
  caseAcceptances: 'case_acceptances',
  /** What is promised about each case within a time, and whether it was done; written by functions. */
  commitments: 'commitments',
  /** What is true of a case besides its status: on hold, a duplicate, an objection; written by functions. */
  caseStandings: 'case_standings',
  /** Whom to reach on the side of a customer. */
  contactDetails: 'contact_details',
  notifications: 'notifications',
  newsletterSubscriptions: 'newsletter_subscriptions',
  contacts: 'contacts',
  testimonials: 'testimonials',
  blogPosts: 'blog_posts',
  blogSlugs: 'blog_slugs',
  /** Former slugs of posts, which redirect to the current ones. */
  blogRedirects: 'blog_redirects',
  /** Posts' texts as HTML, written by functions. */
  blogRendered: 'blog_rendered',
  roadmapSteps: 'roadmap_steps',
  /** The settings of an account: language, theme, notifications, saved views. */
  preferences: 'preferences',
  /** Sums for the admins' overview, in shards; maintained by functions. */
  rollups: 'rollups',
  /** What each case has contributed to the sums; functions only. */
  caseTallies: 'case_tallies',
  /** What the public site says of the firm's work, counted once a day; written by functions. */
  publicFigures: 'public_figures',
  /** Each case's claim, receipts and promises in figures; maintained by functions. */
  caseBalances: 'case_balances',
  /** What each open case asks of its partner and of the office on a day; maintained by functions. */
  caseAgendas: 'case_agendas',
  /** The last number given to a case, by month of creation; functions only. */
  caseCounters: 'case_counters',
  /** Dead letters: events that cannot succeed, stored by functions; no client reads them. */
  deadLetters: 'dead_letters',
  /** The recent rate of each kind of notification, by receiver; functions only. */
  notificationStreams: 'notification_streams',
  /** Events that were counted, so that a second delivery is idempotent; functions only. */
  toldEvents: 'told_events',
  /** Which versions of the tables of law a lawyer has confirmed, below each table; the rows are in the domain. */
  lawTables: 'law_tables',
  /** Actions of admins on other people's rights and data; functions append, admins read. */
  auditLog: 'audit_log',
  /** Requests for erasure, one for each account. */
  privacyRequests: 'privacy_requests',
  /** When a person last exported their data; functions only. */
  privacyExports: 'privacy_exports',
  /** What the creditor states about a case's debtor: kind, ways of contact. */
  debtorFacts: 'debtor_facts',
  /** What the creditor states about a case's claim: kind, days, cheques, guarantors. */
  claimSheets: 'claim_sheets',
  /** The sums of a case's contacts with its debtor, and the end of their hash chain; functions write. */
  contactDigests: 'contact_digests',
  /** What debtors answered about contacts, by case: pauses and wishes; functions write. */
  doorStates: 'door_states',
  /** The answers themselves; functions write, admins read. */
  doorAnswers: 'door_answers',
  /** Who is in a case, as keys by which others with the same people are found; functions write, admins read. */
  caseParties: 'case_parties',
  /** Cases that must be kept at any age: a dispute, an order of a court. */
  legalHolds: 'legal_holds',
  /** What the daily retention run found, one document a day. */
  retentionReports: 'retention_reports',
  /** Token buckets of the public forms and what they need; functions only. */
  rateLimits: 'rate_limits',
  /** The subscription of a mail's links, by the hash of their token; functions only. */
  newsletterLinks: 'newsletter_links',
  /** Consents whose subscription has ended, without the address; functions only. */
  newsletterConsents: 'newsletter_consents',
  /** Mails to be sent by the Trigger Email extension; functions only. */
  mail: 'mail',
  /** Until when the daily digest has read; functions only. */
  mailRuns: 'mail_runs',
  /** The stored files that are bound to a case, by owner and file name; functions only. */
  boundFiles: 'bound_files',
  /** What each account has used of its budgets; functions only. */
  budgets: 'budgets',
  /** Whether a debtor has been contacted on a day; functions only. */
  contactDays: 'contact_days',
  /** Codes by which debtors check who contacts them; functions only. */
  doorCodes: 'door_codes',
} as const;

/** The subcollections of a case: notes of people, and records of the server. */
export const CASE_UPDATES = 'case_updates';
/** Notes that the customer does not see. */
export const OFFICE_NOTES = 'office_notes';
export const CASE_EVENTS = 'case_events';
export const CASE_FILES = 'case_files';
/** Documents that the partner or the office adds to a case. */
export const CASE_DOCUMENTS = 'case_documents';
export const CASE_OUTCOMES = 'case_outcomes';
export const DEBTOR_CONTACTS = 'debtor_contacts';
/** Money received, reported by one side and answered by the other. */
export const PAYMENTS = 'payments';
/** Promises of the debtor to pay. */
export const PROMISES = 'promises';
/** What the customer, the partner and the office write to each other. */
export const MESSAGES = 'messages';
/** Offers of the debtor that the customer accepts or declines. */
export const DECISIONS = 'decisions';
/** The written authorities of partners, by their uids. */
export const AUTHORITIES = 'authorities';

/** What happened to a claim and moves its limitation clocks. */
export const LEGAL_EVENTS = 'legal_events';
/** Until when a claim can be brought, by the earliest plausible reading; written by functions. */
export const CLOCKS = 'clocks';

/** The subcollection of `partner_papers/{uid}`: the papers that a partner shows the firm. */
export const PARTNER_PAPERS = 'papers';

/** The subcollection of a profile: the versions of the terms that the account has accepted. */
export const ACCEPTANCES = 'acceptances';

/** The subcollection of `law_tables/{table}`: one document for each confirmed version, by its number. */
export const LAW_VERSIONS_NAME = 'versions';

/** The subcollection of `bound_files/{uid}`: one document for each bound file, by its stored name. */
export const BOUND_NAMES = 'names';

export const paths = {
  profile: (uid: string) => `${COLLECTIONS.profiles}/${uid}`,
  acceptances: (uid: string) => `${COLLECTIONS.profiles}/${uid}/${ACCEPTANCES}`,
  acceptance: (uid: string, version: string) => `${COLLECTIONS.profiles}/${uid}/${ACCEPTANCES}/${version}`,
  partner: (uid: string) => `${COLLECTIONS.partners}/${uid}`,
  partnerPapers: (uid: string) => `${COLLECTIONS.partnerPapers}/${uid}/${PARTNER_PAPERS}`,
  partnerPaper: (uid: string, paperId: string) =>
    `${COLLECTIONS.partnerPapers}/${uid}/${PARTNER_PAPERS}/${paperId}`,
  case: (caseId: string) => `${COLLECTIONS.cases}/${caseId}`,
  caseUpdates: (caseId: string) => `${COLLECTIONS.cases}/${caseId}/${CASE_UPDATES}`,
  caseUpdate: (caseId: string, updateId: string) =>
    `${COLLECTIONS.cases}/${caseId}/${CASE_UPDATES}/${updateId}`,
  officeNotes: (caseId: string) => `${COLLECTIONS.cases}/${caseId}/${OFFICE_NOTES}`,
  officeNote: (caseId: string, noteId: string) => `${COLLECTIONS.cases}/${caseId}/${OFFICE_NOTES}/${noteId}`,
  caseEvents: (caseId: string) => `${COLLECTIONS.cases}/${caseId}/${CASE_EVENTS}`,
  caseEvent: (caseId: string, eventId: string) => `${COLLECTIONS.cases}/${caseId}/${CASE_EVENTS}/${eventId}`,
  caseFiles: (caseId: string) => `${COLLECTIONS.cases}/${caseId}/${CASE_FILES}`,
  caseFile: (caseId: string, storedName: string) =>
    `${COLLECTIONS.cases}/${caseId}/${CASE_FILES}/${storedName}`,
  caseDocuments: (caseId: string) => `${COLLECTIONS.cases}/${caseId}/${CASE_DOCUMENTS}`,
  caseDocument: (caseId: string, documentId: string) =>
    `${COLLECTIONS.cases}/${caseId}/${CASE_DOCUMENTS}/${documentId}`,
  caseOutcomes: (caseId: string) => `${COLLECTIONS.cases}/${caseId}/${CASE_OUTCOMES}`,
  caseOutcome: (caseId: string, outcomeId: string) =>
    `${COLLECTIONS.cases}/${caseId}/${CASE_OUTCOMES}/${outcomeId}`,
  caseAcceptance: (caseId: string) => `${COLLECTIONS.caseAcceptances}/${caseId}`,
  commitment: (id: string) => `${COLLECTIONS.commitments}/${id}`,
  caseStanding: (caseId: string) => `${COLLECTIONS.caseStandings}/${caseId}`,
  contactDetails: (uid: string) => `${COLLECTIONS.contactDetails}/${uid}`,
  debtorContacts: (caseId: string) => `${COLLECTIONS.cases}/${caseId}/${DEBTOR_CONTACTS}`,
  debtorContact: (caseId: string, contactId: string) =>
    `${COLLECTIONS.cases}/${caseId}/${DEBTOR_CONTACTS}/${contactId}`,
  debtorFacts: (caseId: string) => `${COLLECTIONS.debtorFacts}/${caseId}`,
  claimSheet: (caseId: string) => `${COLLECTIONS.claimSheets}/${caseId}`,
  legalEvents: (caseId: string) => `${COLLECTIONS.cases}/${caseId}/${LEGAL_EVENTS}`,
  legalEvent: (caseId: string, eventId: string) =>
    `${COLLECTIONS.cases}/${caseId}/${LEGAL_EVENTS}/${eventId}`,
  clocks: (caseId: string) => `${COLLECTIONS.cases}/${caseId}/${CLOCKS}`,
  clock: (caseId: string, clockId: string) => `${COLLECTIONS.cases}/${caseId}/${CLOCKS}/${clockId}`,
  contactDigest: (caseId: string) => `${COLLECTIONS.contactDigests}/${caseId}`,
  contactDay: (debtorKey: string, day: string) => `${COLLECTIONS.contactDays}/${debtorKey}_${day}`,
  doorState: (caseId: string) => `${COLLECTIONS.doorStates}/${caseId}`,
  caseParties: (caseId: string) => `${COLLECTIONS.caseParties}/${caseId}`,
  doorAnswer: (answerId: string) => `${COLLECTIONS.doorAnswers}/${answerId}`,
  doorCode: (code: string) => `${COLLECTIONS.doorCodes}/${code}`,
  payments: (caseId: string) => `${COLLECTIONS.cases}/${caseId}/${PAYMENTS}`,
  payment: (caseId: string, paymentId: string) => `${COLLECTIONS.cases}/${caseId}/${PAYMENTS}/${paymentId}`,
  promises: (caseId: string) => `${COLLECTIONS.cases}/${caseId}/${PROMISES}`,
  promise: (caseId: string, promiseId: string) => `${COLLECTIONS.cases}/${caseId}/${PROMISES}/${promiseId}`,
  messages: (caseId: string) => `${COLLECTIONS.cases}/${caseId}/${MESSAGES}`,
  message: (caseId: string, messageId: string) => `${COLLECTIONS.cases}/${caseId}/${MESSAGES}/${messageId}`,
  decisions: (caseId: string) => `${COLLECTIONS.cases}/${caseId}/${DECISIONS}`,
  decision: (caseId: string, decisionId: string) =>
    `${COLLECTIONS.cases}/${caseId}/${DECISIONS}/${decisionId}`,
  authority: (caseId: string, partnerId: string) =>
    `${COLLECTIONS.cases}/${caseId}/${AUTHORITIES}/${partnerId}`,
  caseBalance: (caseId: string) => `${COLLECTIONS.caseBalances}/${caseId}`,
  caseAgenda: (caseId: string) => `${COLLECTIONS.caseAgendas}/${caseId}`,
  boundFile: (uid: string, storedName: string) =>
    `${COLLECTIONS.boundFiles}/${uid}/${BOUND_NAMES}/${storedName}`,
  budget: (uid: string) => `${COLLECTIONS.budgets}/${uid}`,
  preferences: (uid: string) => `${COLLECTIONS.preferences}/${uid}`,
  caseCounter: (month: string) => `${COLLECTIONS.caseCounters}/${month}`,
  caseTally: (caseId: string) => `${COLLECTIONS.caseTallies}/${caseId}`,
  rollupShards: (name: string) => `${COLLECTIONS.rollups}/${name}/shards`,
  rollupShard: (name: string, shard: string) => `${COLLECTIONS.rollups}/${name}/shards/${shard}`,
  blogPost: (postId: string) => `${COLLECTIONS.blogPosts}/${postId}`,
  blogSlug: (slug: string) => `${COLLECTIONS.blogSlugs}/${slug}`,
  blogRedirect: (slug: string) => `${COLLECTIONS.blogRedirects}/${slug}`,
  /** Each translated language has a separate document: no post's id contains a `~`. */
  blogRendered: (postId: string, language: Language = 'th') =>
    `${COLLECTIONS.blogRendered}/${postId}${language === 'th' ? '' : `~${language}`}`,
  notification: (id: string) => `${COLLECTIONS.notifications}/${id}`,
  notificationStream: (id: string) => `${COLLECTIONS.notificationStreams}/${id}`,
  toldEvent: (id: string) => `${COLLECTIONS.toldEvents}/${id}`,
  contact: (id: string) => `${COLLECTIONS.contacts}/${id}`,
  lawVersions: (table: string) => `${COLLECTIONS.lawTables}/${table}/${LAW_VERSIONS_NAME}`,
  lawVersion: (table: string, n: number) => `${COLLECTIONS.lawTables}/${table}/${LAW_VERSIONS_NAME}/${n}`,
  auditEntry: (id: string) => `${COLLECTIONS.auditLog}/${id}`,
  privacyRequest: (uid: string) => `${COLLECTIONS.privacyRequests}/${uid}`,
  privacyExport: (uid: string) => `${COLLECTIONS.privacyExports}/${uid}`,
  legalHold: (caseId: string) => `${COLLECTIONS.legalHolds}/${caseId}`,
  /** There is one document. */
  publicFigures: `${COLLECTIONS.publicFigures}/current`,
  retentionReport: (day: string) => `${COLLECTIONS.retentionReports}/${day}`,
  subscriber: (id: string) => `${COLLECTIONS.newsletterSubscriptions}/${id}`,
  rateLimit: (id: string) => `${COLLECTIONS.rateLimits}/${id}`,
  newsletterLink: (tokenHash: string) => `${COLLECTIONS.newsletterLinks}/${tokenHash}`,
  newsletterConsent: (id: string) => `${COLLECTIONS.newsletterConsents}/${id}`,
  mail: (id: string) => `${COLLECTIONS.mail}/${id}`,
  mailRun: (name: string) => `${COLLECTIONS.mailRuns}/${name}`,
  deadLetter: (id: string) => `${COLLECTIONS.deadLetters}/${id}`,
} as const;

/** Cloud Storage object paths (contract, Storage). */
export const storagePaths = {
  caseFiles: (uid: string) => `case-files/${uid}`,
  caseFile: (uid: string, storedName: string) => `case-files/${uid}/${storedName}`,
  avatars: (uid: string) => `avatars/${uid}`,
  avatar: (uid: string, storedName: string) => `avatars/${uid}/${storedName}`,
  blogImages: 'blog-images',
  blogImage: (uid: string, storedName: string) => `blog-images/${uid}/${storedName}`,
  exports: (uid: string) => `exports/${uid}`,
  /** A person's own data; the rules recognise it by its name (storage.rules, exports). */
  personalExport: (uid: string, id: string) => `exports/${uid}/my-data-${id}.zip`,
  /** A statement of a case; recognised by its name as well. */
  statementExport: (uid: string, id: string, format: 'pdf' | 'csv') =>
    `exports/${uid}/statement-${id}.${format}`,
} as const;

/** Pages that notifications and screens link to, as paths of the site; the table of routes is in `web`. */
export const pages = {
  customerDashboard: '/dashboard',
  customerProfile: '/dashboard/profile',
  customerCase: (caseId: string) => `/dashboard/case/${caseId}`,
  partnerDashboard: '/partner/dashboard',
  partnerProfile: '/partner/profile',
  partnerCase: (caseId: string) => `/partner/case/${caseId}`,
  adminDashboard: '/admin/dashboard',
  adminCases: '/admin/cases',
  adminPartners: '/admin/partners',
  adminCase: (caseId: string) => `/admin/case/${caseId}`,
  adminPartner: (uid: string) => `/admin/partner/${uid}`,
  adminContactMessages: '/admin/contact-messages',
} as const;
