import { shortCaseId } from '@app/domain/case-id';
import type { TFunction } from 'i18next';
import { matchPath } from 'react-router-dom';
import { links } from '@/lib/links';

/** The head of a page, as far as its address alone says it. */
export interface Heading {
  title: string;
  /** null: one that must be counted first. */
  lead?: string | null;
  /** What will be shown above the title: a name in small letters, or the link back. */
  above?: 'name' | 'way back';
  /** A button will be shown next to the title. */
  aside?: true;
}

type Say = (t: TFunction, id: string) => Heading;

const ofCase: Say = (t, id) => ({
  // The debtor's name takes its place.
  title: t('cases:case.title', { id: shortCaseId(id) }),
  lead: null,
  above: 'way back',
});

const HEADINGS: readonly (readonly [path: string, say: Say])[] = [
  [links.customer.dashboard, (t) => ({ title: t('cases:list.title'), aside: true })],
  [
    links.customer.newCase,
    (t) => ({ title: t('cases:new.title'), lead: t('cases:new.lead'), above: 'way back' }),
  ],
  [links.customer.case(':id'), ofCase],
  [
    links.customer.receipt(':id'),
    (t) => ({ title: t('cases:case.receipt'), above: 'way back', aside: true }),
  ],
  [links.customer.profile, (t) => ({ title: t('profile:person.pageTitle'), lead: t('profile:person.lead') })],
  [
    links.notifications,
    (t) => ({ title: t('notifications:title'), lead: t('notifications:lead'), aside: true }),
  ],
  [links.customer.settings, (t) => ({ title: t('settings:title'), lead: t('settings:lead') })],
  [links.partner.dashboard, (t) => ({ title: t('cases:list.partnerTitle'), above: 'name' })],
  [links.partner.case(':id'), ofCase],
  [
    links.partner.profile,
    (t) => ({ title: t('profile:company.pageTitle'), lead: t('profile:company.lead') }),
  ],
  [
    links.admin.dashboard,
    (t) => ({ title: t('admin:dashboard.title'), lead: t('admin:dashboard.lead'), above: 'name' }),
  ],
  [links.admin.partners, (t) => ({ title: t('partners:list.title') })],
  [links.admin.partner(':id'), (t) => ({ title: t('partners:review.title'), above: 'way back' })],
  [links.admin.cases, (t) => ({ title: t('cases:list.adminTitle') })],
  [links.admin.case(':id'), ofCase],
  [links.admin.blog, (t) => ({ title: t('blog-admin:list.title'), aside: true })],
  [links.admin.newPost, (t) => ({ title: t('blog-admin:editor.newTitle'), aside: true })],
  [`${links.admin.blog}/edit/:id`, (t) => ({ title: t('blog-admin:editor.editTitle'), aside: true })],
  [links.admin.contactMessages, (t) => ({ title: t('inbox:title'), lead: null })],
  [links.admin.privacy, (t) => ({ title: t('privacy:desk.title'), lead: t('privacy:desk.lead') })],
  [links.admin.privacyRequest(':id'), (t) => ({ title: t('privacy:request.title'), above: 'way back' })],
  [links.admin.audit, (t) => ({ title: t('audit:title'), lead: t('audit:lead') })],
  [links.admin.subscriptions, (t) => ({ title: t('subscribers:title'), lead: null, aside: true })],
];

/** @returns the head of the page at an address of the portal; null for any other */
export function headingAt(pathname: string, t: TFunction): Heading | null {
  for (const [path, say] of HEADINGS) {
    const found = matchPath(path, pathname);
    if (found !== null) return say(t, found.params['id'] ?? '');
  }
  return null;
}
