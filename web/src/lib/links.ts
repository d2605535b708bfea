import { pages } from '@app/domain/paths';

/** Every address of the site, once; each route is a path or a function that builds its link. */
export const links = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  /** Where the mails of Firebase Auth lead (verification, new password). */
  authAction: '/auth/action',
  partnerInfo: '/partner',
  partnerRegistration: '/partner-registration',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-of-service',
  notifications: '/notifications',

  customer: {
    dashboard: pages.customerDashboard,
    newCase: '/dashboard/new-case',
    case: pages.customerCase,
    profile: '/dashboard/profile',
  },
  partner: {
    dashboard: pages.partnerDashboard,
    case: pages.partnerCase,
    profile: '/partner/profile',
  },
  admin: {
    dashboard: pages.adminDashboard,
    partners: '/admin/partners',
    partner: pages.adminPartner,
    cases: '/admin/cases',
    case: pages.adminCase,
    contactMessages: pages.adminContactMessages,
    subscriptions: '/admin/newsletter-subscriptions',
    blog: '/admin/blog',
  },
} as const;

/**
 * A path inside this site, or null. Guards against open redirects: `//host`, `/\host`, control characters, encoded
 * slashes and absolute addresses are refused (SECURITY W2).
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
