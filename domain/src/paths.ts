/**
 * Every collection and path of the product, once. Screens and functions build paths from here, trigger templates too.
 * The order is the order of `firestore.rules`.
 */
export const COLLECTIONS = {
  profiles: 'profiles',
  partners: 'partners',
  cases: 'cases',
  notifications: 'notifications',
  newsletterSubscriptions: 'newsletter_subscriptions',
  contacts: 'contacts',
  testimonials: 'testimonials',
  blogPosts: 'blog_posts',
  blogSlugs: 'blog_slugs',
  roadmapSteps: 'roadmap_steps',
  /** Events that can never succeed, set aside by functions; no client reads them. */
  deadLetters: 'dead_letters',
} as const;

/** The subcollection of a case. */
export const CASE_UPDATES = 'case_updates';

export const paths = {
  profile: (uid: string) => `${COLLECTIONS.profiles}/${uid}`,
  partner: (uid: string) => `${COLLECTIONS.partners}/${uid}`,
  case: (caseId: string) => `${COLLECTIONS.cases}/${caseId}`,
  caseUpdates: (caseId: string) => `${COLLECTIONS.cases}/${caseId}/${CASE_UPDATES}`,
  caseUpdate: (caseId: string, updateId: string) =>
    `${COLLECTIONS.cases}/${caseId}/${CASE_UPDATES}/${updateId}`,
  notification: (id: string) => `${COLLECTIONS.notifications}/${id}`,
  contact: (id: string) => `${COLLECTIONS.contacts}/${id}`,
  deadLetter: (id: string) => `${COLLECTIONS.deadLetters}/${id}`,
} as const;

/** Cloud Storage object paths (CONTRACT, Storage). */
export const storagePaths = {
  caseFiles: (uid: string) => `case-files/${uid}`,
  caseFile: (uid: string, storedName: string) => `case-files/${uid}/${storedName}`,
  avatar: (uid: string, storedName: string) => `avatars/${uid}/${storedName}`,
  exports: (uid: string) => `exports/${uid}`,
} as const;

/** Pages that notifications and screens lead to. Each is a path inside the site; a table of routes stands in `web`. */
export const pages = {
  customerDashboard: '/dashboard',
  customerCase: (caseId: string) => `/dashboard/case/${caseId}`,
  partnerDashboard: '/partner/dashboard',
  partnerCase: (caseId: string) => `/partner/case/${caseId}`,
  adminDashboard: '/admin/dashboard',
  adminCase: (caseId: string) => `/admin/case/${caseId}`,
  adminPartner: (uid: string) => `/admin/partner/${uid}`,
  adminContactMessages: '/admin/contact-messages',
} as const;
