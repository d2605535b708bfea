import { shortCaseId } from '@app/domain/case-id';
import { paths } from '@app/domain/paths';
import {
  Building2,
  FilePlus2,
  Files,
  Inbox,
  LayoutDashboard,
  Mails,
  Newspaper,
  Scale,
  ScrollText,
  ShieldCheck,
  UserRoundPen,
} from 'lucide-react';
import { withTexts } from '@/i18n/lazy-texts';
import { links } from '@/lib/navigation/links';
import type { EarlyRequest } from '@/lib/session/request-early';
import type { Screen } from './screen';

const ofCase: Screen['heading'] = (t, id) => ({
  // The debtor's name takes its place.
  title: t('headings:case.title', { id: shortCaseId(id) }),
  lead: null,
  above: 'way back',
});

/** The pages of a case show its head from the case alone. */
const caseItself = (id: string): EarlyRequest => ({ document: paths.case(id) });

/** A page that is printed. */
const ofPrintedPage =
  (name: 'receipt' | 'statement' | 'authorityLetter'): NonNullable<Screen['heading']> =>
  (t) => ({ title: t(`headings:${name}.title`), above: 'way back', aside: true });

/**
 * Every screen of the portal (requirements section 2), each menu in the order of its entries. Each module is loaded once,
 * whichever caller asks first.
 */
export const SCREENS: readonly Screen[] = [
  { path: links.login, area: 'account', only: 'guests', load: () => import('./account/login') },
  { path: links.register, area: 'account', load: () => import('./account/register') },
  { path: links.forgotPassword, area: 'account', load: () => import('./account/forgot-password') },
  { path: links.authAction, area: 'account', load: () => import('./account/auth-action') },
  { path: links.partnerRegistration, area: 'account', load: () => import('./account/partner-registration') },
  { path: links.partnerRegister, area: 'account', load: () => import('./account/partner-registration') },

  {
    path: links.customer.dashboard,
    area: 'customer',
    load: () => withTexts(['cases'], () => import('./portal/customer/dashboard')),
    early: () => ({ casesOf: 'user_id' }),
    heading: (t) => ({ title: t('headings:ownCases.title'), aside: true }),
    menu: { icon: LayoutDashboard, label: (t) => t('portal:menu.dashboard'), exact: true },
  },
  {
    path: links.customer.cases,
    area: 'customer',
    load: () => withTexts(['cases'], () => import('./portal/customer/dashboard')),
    // Without the button for a new case: an approved partner has none.
    heading: (t) => ({ title: t('headings:ownCases.title') }),
  },
  {
    path: links.customer.newCase,
    area: 'customer',
    load: () => withTexts(['attachments', 'cases', 'new-case'], () => import('./portal/customer/new-case')),
    heading: (t) => ({
      title: t('headings:newCase.title'),
      lead: t('headings:newCase.lead'),
      above: 'way back',
      aside: true,
    }),
    menu: { icon: FilePlus2 },
  },
  {
    path: links.customer.importCases,
    area: 'customer',
    load: () => withTexts(['cases', 'case-import', 'claims'], () => import('./portal/customer/import-cases')),
    heading: (t) => ({
      title: t('headings:importCases.title'),
      lead: t('headings:importCases.lead'),
      above: 'way back',
    }),
  },
  {
    path: links.customer.case(':caseId'),
    area: 'customer',
    load: () => withTexts(['attachments', 'cases'], () => import('./portal/customer/case')),
    early: caseItself,
    heading: ofCase,
  },
  {
    path: links.customer.statement(':caseId'),
    area: 'customer',
    load: () => withTexts(['case-tools', 'cases', 'money'], () => import('./portal/customer/statement')),
    heading: ofPrintedPage('statement'),
  },
  {
    path: links.customer.receipt(':caseId'),
    area: 'customer',
    load: () => withTexts(['case-tools', 'cases', 'receipt'], () => import('./portal/customer/receipt')),
    heading: ofPrintedPage('receipt'),
  },
  {
    path: links.customer.authorityLetter(':caseId'),
    area: 'customer',
    load: () => withTexts(['authority', 'cases'], () => import('./portal/customer/authority-letter')),
    heading: ofPrintedPage('authorityLetter'),
  },

  {
    path: links.notifications,
    area: 'profile',
    load: () => withTexts(['notices'], () => import('./portal/notifications')),
    heading: (t) => ({ title: t('notifications:title'), lead: t('notifications:lead'), aside: true }),
  },
  {
    path: links.customer.settings,
    area: 'profile',
    load: () => withTexts(['settings'], () => import('./portal/settings')),
    heading: (t) => ({ title: t('headings:settings.title'), lead: t('headings:settings.lead') }),
  },
  {
    path: links.customer.profile,
    area: 'profile',
    only: 'without company',
    load: () => withTexts(['profile'], () => import('./portal/customer/profile')),
    heading: (t) => ({ title: t('headings:person.title'), lead: t('headings:person.lead') }),
    menu: { icon: UserRoundPen },
  },

  {
    path: links.partner.dashboard,
    area: 'partner',
    load: () => withTexts(['cases', 'queue'], () => import('./portal/partner/dashboard')),
    early: () => ({ casesOf: 'partner_id' }),
    heading: (t) => ({ title: t('headings:partnerCases.title'), above: 'name' }),
    menu: { icon: LayoutDashboard, label: (t) => t('portal:menu.dashboard') },
  },
  {
    path: links.partner.case(':caseId'),
    area: 'partner',
    load: () => withTexts(['attachments', 'cases'], () => import('./portal/partner/case')),
    early: caseItself,
    heading: ofCase,
  },
  {
    path: links.partner.statement(':caseId'),
    area: 'partner',
    load: () => withTexts(['case-tools', 'cases', 'money'], () => import('./portal/partner/statement')),
    heading: ofPrintedPage('statement'),
  },
  {
    path: links.partner.profile,
    area: 'partner',
    load: () => withTexts(['profile'], () => import('./portal/partner/profile')),
    heading: (t) => ({ title: t('headings:company.title'), lead: t('headings:company.lead') }),
    menu: { icon: UserRoundPen },
  },

  {
    path: links.admin.dashboard,
    area: 'admin',
    load: () => withTexts(['overview', 'queue'], () => import('./portal/admin/dashboard')),
    heading: (t) => ({ title: t('admin:dashboard.title'), lead: t('admin:dashboard.lead'), above: 'name' }),
    menu: { icon: LayoutDashboard, label: (t) => t('portal:menu.dashboard') },
  },
  {
    path: links.admin.partners,
    area: 'admin',
    load: () => withTexts(['partner-admin'], () => import('./portal/admin/partners')),
    heading: (t) => ({ title: t('headings:partners.title') }),
    menu: { icon: Building2, waiting: 'partners' },
  },
  {
    path: links.admin.partner(':partnerId'),
    area: 'admin',
    load: () => withTexts(['partner-admin'], () => import('./portal/admin/partner')),
    heading: (t) => ({ title: t('headings:partner.title'), above: 'way back' }),
  },
  {
    path: links.admin.cases,
    area: 'admin',
    load: () => withTexts(['cases'], () => import('./portal/admin/cases')),
    early: () => ({ casesOf: null }),
    heading: (t) => ({ title: t('headings:allCases.title') }),
    menu: { icon: Files, waiting: 'cases' },
  },
  {
    path: links.admin.case(':caseId'),
    area: 'admin',
    load: () => withTexts(['assign', 'attachments', 'cases'], () => import('./portal/admin/case')),
    early: caseItself,
    heading: ofCase,
  },
  {
    path: links.admin.statement(':caseId'),
    area: 'admin',
    load: () => withTexts(['case-tools', 'cases', 'money'], () => import('./portal/admin/statement')),
    heading: ofPrintedPage('statement'),
  },
  {
    path: links.admin.authorityLetter(':caseId'),
    area: 'admin',
    load: () => withTexts(['authority', 'cases'], () => import('./portal/admin/authority-letter')),
    heading: ofPrintedPage('authorityLetter'),
  },
  {
    path: links.admin.blog,
    area: 'admin',
    load: () => withTexts(['blog-admin'], () => import('./portal/admin/blog')),
    heading: (t) => ({ title: t('headings:blog.title'), aside: true }),
    menu: { icon: Newspaper },
  },
  {
    path: links.admin.newPost,
    area: 'admin',
    load: () => withTexts(['blog-admin'], () => import('./portal/admin/new-post')),
    heading: (t) => ({ title: t('headings:newPost.title'), aside: true }),
  },
  {
    path: `${links.admin.blog}/edit/:slug`,
    area: 'admin',
    load: () => withTexts(['blog-admin'], () => import('./portal/admin/edit-post')),
    heading: (t) => ({ title: t('headings:editPost.title'), aside: true }),
  },
  {
    path: links.admin.contactMessages,
    area: 'admin',
    load: () => withTexts(['contact-messages'], () => import('./portal/admin/contact-messages')),
    heading: (t) => ({ title: t('headings:messages.title'), lead: null }),
    menu: { icon: Inbox, waiting: 'contacts' },
  },
  {
    path: links.admin.subscriptions,
    area: 'admin',
    load: () => withTexts(['subscribers'], () => import('./portal/admin/newsletter-subscriptions')),
    heading: (t) => ({ title: t('headings:subscribers.title'), lead: null, aside: true }),
    menu: { icon: Mails },
  },
  {
    path: links.admin.privacy,
    area: 'admin',
    load: () => withTexts(['privacy', 'queue'], () => import('./portal/admin/privacy')),
    heading: (t) => ({ title: t('headings:privacy.title'), lead: t('headings:privacy.lead') }),
    menu: { icon: ShieldCheck, waiting: 'privacyRequests' },
  },
  {
    path: links.admin.privacyRequest(':userId'),
    area: 'admin',
    load: () => withTexts(['privacy', 'queue'], () => import('./portal/admin/privacy-request')),
    heading: (t) => ({ title: t('headings:privacyRequest.title'), above: 'way back' }),
  },
  {
    path: links.admin.law,
    area: 'admin',
    load: () => withTexts(['law', 'contact-log'], () => import('./portal/admin/law')),
    heading: (t) => ({ title: t('headings:law.title'), lead: t('headings:law.lead') }),
    menu: { icon: Scale },
  },
  {
    path: links.admin.audit,
    area: 'admin',
    load: () => withTexts(['audit'], () => import('./portal/admin/audit')),
    heading: (t) => ({ title: t('headings:audit.title'), lead: t('headings:audit.lead') }),
    menu: { icon: ScrollText },
  },
];
