import { pages } from '@app/domain/paths';

/** Every address of the site, once; each route is a path or a function that builds its link. */
export const links = {
  home: '/',
  services: '/services',
  legal: '/legal',
  divorce: '/divorce',
  investigation: '/investigation',
  fraud: '/fraud',
  privateDetective: '/private-detective',
  badDebt: '/bad-debt',
  limitationCheck: '/bad-debt#check',
  tariff: '/bad-debt#fee',
  costs: '/costs',
  litigation: '/litigation',
  bangkok: '/bangkok',
  corporate: '/corporate',
  corporatePackages: '/corporate#packages',
  legalCollection: '/legal-collection',
  lawyers: '/lawyers',
  help: '/help',
  about: '/about',
  howWeCount: '/how-we-count',
  faq: '/faq',
  partnerInfo: '/partner',
  contact: '/contact',
  blog: '/blog',
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  roadmap: '/roadmap',
  clientChecklist: '/client-checklist',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-of-service',

  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  /** Where the mails of Firebase Auth lead (verification, new password). */
  authAction: '/auth/action',
  partnerRegistration: '/partner-registration',
  /** The same form under the partners' own roof (requirements section 2). */
  partnerRegister: '/partner/register',
  notifications: '/notifications',

  customer: {
    dashboard: pages.customerDashboard,
    /** The same list, for those whose dashboard is the partner's. */
    cases: '/dashboard/cases',
    newCase: '/dashboard/new-case',
    importCases: '/dashboard/import',
    case: pages.customerCase,
    receipt: (caseId: string) => `${pages.customerCase(caseId)}/receipt`,
    statement: (caseId: string) => `${pages.customerCase(caseId)}/statement`,
    authorityLetter: (caseId: string) => `${pages.customerCase(caseId)}/authority`,
    profile: '/dashboard/profile',
    /** For everybody who is signed in. */
    settings: '/dashboard/settings',
  },
  partner: {
    dashboard: pages.partnerDashboard,
    case: pages.partnerCase,
    statement: (caseId: string) => `${pages.partnerCase(caseId)}/statement`,
    profile: '/partner/profile',
  },
  admin: {
    dashboard: pages.adminDashboard,
    partners: pages.adminPartners,
    partner: pages.adminPartner,
    cases: pages.adminCases,
    case: pages.adminCase,
    statement: (caseId: string) => `${pages.adminCase(caseId)}/statement`,
    authorityLetter: (caseId: string) => `${pages.adminCase(caseId)}/authority`,
    contactMessages: pages.adminContactMessages,
    subscriptions: '/admin/newsletter-subscriptions',
    privacy: '/admin/privacy',
    privacyRequest: (userId: string) => `/admin/privacy/${userId}`,
    law: '/admin/law',
    audit: '/admin/audit',
    blog: '/admin/blog',
    newPost: '/admin/blog/new',
    editPost: (slug: string) => `/admin/blog/edit/${encodeURIComponent(slug)}`,
  },
} as const;

/**
 * The areas that are screens of one document (`spa.html`), as the rewrites of firebase.json have them. Every other address
 * is a separate page: prerendered, or unknown.
 */
const SCREEN_ADDRESS =
  /^\/(login|register|forgot-password|auth\/action|partner-registration|notifications|dashboard(\/.*)?|admin(\/.*)?|partner\/(register|dashboard|profile|case\/.*))$/;

/** Those of them that only somebody who is signed in sees; Hosting sends them with `Referrer-Policy: no-referrer`. */
const PRIVATE_ADDRESS =
  /^\/(auth\/action|notifications|dashboard(\/.*)?|admin(\/.*)?|partner\/(dashboard|profile|case\/.*))$/;

/** Whether an address identifies somebody's case or account, and must not be sent to any server. */
export function isPrivate(pathname: string): boolean {
  return PRIVATE_ADDRESS.test(pathname);
}

/** Whether an address is one of the portal's screens. */
export function isScreen(pathname: string): boolean {
  return SCREEN_ADDRESS.test(pathname);
}

/**
 * A path inside this site, or null. Guards against open redirects: `//host`, `/\host`, control characters, encoded
 * slashes and absolute addresses are refused (security W2).
 */
export function insidePath(target: string | null | undefined): string | null {
  if (target === null || target === undefined || target.length > 2_000) return null;
  if (!/^\/(?![/\\])[^\\\s]*$/.test(target) || hasControlCharacter(target)) return null;
  if (/%(5c|2f|0[0-9a-f]|1[0-9a-f]|7f)/i.test(target.split(/[?#]/, 1)[0] ?? '')) return null;
  return target;
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
