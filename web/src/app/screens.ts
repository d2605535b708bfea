import { matchPath } from 'react-router-dom';
import { links } from '@/lib/links';

/** Lazy imports of each screen and of the frames around them: each module is loaded once, whichever caller asks first. */
export const SCREENS = {
  notFound: () => import('@/routes/portal/not-found'),
  login: () => import('@/routes/account/login'),
  register: () => import('@/routes/account/register'),
  forgotPassword: () => import('@/routes/account/forgot-password'),
  authAction: () => import('@/routes/account/auth-action'),
  partnerRegistration: () => import('@/routes/account/partner-registration'),
  inside: () => import('@/routes/portal/inside'),
  customerArea: () => import('@/routes/portal/customer/area'),
  customerDashboard: () => import('@/routes/portal/customer/dashboard'),
  newCase: () => import('@/routes/portal/customer/new-case'),
  customerCase: () => import('@/routes/portal/customer/case'),
  receipt: () => import('@/routes/portal/customer/receipt'),
  profileArea: () => import('@/routes/portal/profile-area'),
  customerProfile: () => import('@/routes/portal/customer/profile'),
  notifications: () => import('@/routes/portal/notifications'),
  settings: () => import('@/routes/portal/settings'),
  partnerArea: () => import('@/routes/portal/partner/area'),
  partnerDashboard: () => import('@/routes/portal/partner/dashboard'),
  partnerCase: () => import('@/routes/portal/partner/case'),
  partnerProfile: () => import('@/routes/portal/partner/profile'),
  adminArea: () => import('@/routes/portal/admin/area'),
  adminDashboard: () => import('@/routes/portal/admin/dashboard'),
  adminPartners: () => import('@/routes/portal/admin/partners'),
  adminPartner: () => import('@/routes/portal/admin/partner'),
  adminCases: () => import('@/routes/portal/admin/cases'),
  adminCase: () => import('@/routes/portal/admin/case'),
  adminBlog: () => import('@/routes/portal/admin/blog'),
  adminNewPost: () => import('@/routes/portal/admin/new-post'),
  adminEditPost: () => import('@/routes/portal/admin/edit-post'),
  adminContactMessages: () => import('@/routes/portal/admin/contact-messages'),
  adminPrivacy: () => import('@/routes/portal/admin/privacy'),
  adminPrivacyRequest: () => import('@/routes/portal/admin/privacy-request'),
  adminAudit: () => import('@/routes/portal/admin/audit'),
  adminNewsletterSubscriptions: () => import('@/routes/portal/admin/newsletter-subscriptions'),
} as const;

type Screen = keyof typeof SCREENS;

/** What is rendered at an address: the frame and the screen in it. The guards around them are in `router.tsx`. */
const ADDRESSES: readonly (readonly [path: string, ...screens: Screen[]])[] = [
  [links.login, 'login'],
  [links.register, 'register'],
  [links.forgotPassword, 'forgotPassword'],
  [links.authAction, 'authAction'],
  [links.partnerRegistration, 'partnerRegistration'],
  [links.partnerRegister, 'partnerRegistration'],
  [links.customer.dashboard, 'customerArea', 'inside', 'customerDashboard'],
  [links.customer.newCase, 'customerArea', 'inside', 'newCase'],
  [links.customer.case(':caseId'), 'customerArea', 'inside', 'customerCase'],
  [links.customer.receipt(':caseId'), 'customerArea', 'inside', 'receipt'],
  [links.notifications, 'profileArea', 'inside', 'notifications'],
  [links.customer.settings, 'profileArea', 'inside', 'settings'],
  [links.customer.profile, 'profileArea', 'inside', 'customerProfile'],
  [links.partner.dashboard, 'partnerArea', 'inside', 'partnerDashboard'],
  [links.partner.case(':caseId'), 'partnerArea', 'inside', 'partnerCase'],
  [links.partner.profile, 'partnerArea', 'inside', 'partnerProfile'],
  [links.admin.dashboard, 'adminArea', 'inside', 'adminDashboard'],
  [links.admin.partners, 'adminArea', 'inside', 'adminPartners'],
  [links.admin.partner(':partnerId'), 'adminArea', 'inside', 'adminPartner'],
  [links.admin.cases, 'adminArea', 'inside', 'adminCases'],
  [links.admin.case(':caseId'), 'adminArea', 'inside', 'adminCase'],
  [links.admin.blog, 'adminArea', 'inside', 'adminBlog'],
  [links.admin.newPost, 'adminArea', 'inside', 'adminNewPost'],
  [`${links.admin.blog}/edit/:slug`, 'adminArea', 'inside', 'adminEditPost'],
  [links.admin.contactMessages, 'adminArea', 'inside', 'adminContactMessages'],
  [links.admin.privacy, 'adminArea', 'inside', 'adminPrivacy'],
  [links.admin.privacyRequest(':userId'), 'adminArea', 'inside', 'adminPrivacyRequest'],
  [links.admin.audit, 'adminArea', 'inside', 'adminAudit'],
  [links.admin.subscriptions, 'adminArea', 'inside', 'adminNewsletterSubscriptions'],
];

/** @returns the screens of an address; none for an address that is none of the router's */
export function screensAt(pathname: string): readonly Screen[] {
  const [, ...screens] = ADDRESSES.find(([path]) => matchPath(path, pathname) !== null) ?? [''];
  return screens;
}

/**
 * Prefetches the code of an address before the session is known: the account, the texts and the code then load in
 * parallel. A failure is ignored here and reported when the router imports the module.
 */
export function loadScreensAhead(pathname: string): void {
  for (const screen of screensAt(pathname)) SCREENS[screen]().catch(() => undefined);
}
