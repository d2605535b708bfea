import type { ComponentType } from 'react';
import type { EngravedPetals } from '@/components/identity/engraving';
import { links } from '@/lib/links';

/** A public page that is finished at build time. Its texts are the namespace `page-<id>`. */
export interface SitePage {
  id: string;
  path: string;
  /** The page above it in the trail of crumbs, home excepted. */
  parent?: string;
  /** What it is to a search engine, beside a page. */
  kind?: 'service' | 'faq';
  /** How many petals the engraving of its picture has: each service has a number of its own. */
  petals: EngravedPetals;
  load: () => Promise<{ default: ComponentType }>;
}

const service = (page: Omit<SitePage, 'kind' | 'parent'>): SitePage => ({
  ...page,
  kind: 'service',
  parent: 'services',
});

/** Every page of the site whose content stands when it is built (SPEC section 2). The home page and those with live content: `data-pages.tsx`. */
export const SITE_PAGES: readonly SitePage[] = [
  { id: 'services', path: links.services, petals: 16, load: () => import('@/routes/site/services') },
  service({
    id: 'corporate',
    path: links.corporate,
    petals: 14,
    load: () => import('@/routes/site/corporate'),
  }),
  service({ id: 'bad-debt', path: links.badDebt, petals: 13, load: () => import('@/routes/site/bad-debt') }),
  service({
    id: 'litigation',
    path: links.litigation,
    petals: 15,
    load: () => import('@/routes/site/litigation'),
  }),
  service({ id: 'bangkok', path: links.bangkok, petals: 18, load: () => import('@/routes/site/bangkok') }),
  service({
    id: 'legal-collection',
    path: links.legalCollection,
    petals: 12,
    load: () => import('@/routes/site/legal-collection'),
  }),
  service({ id: 'legal', path: links.legal, petals: 17, load: () => import('@/routes/site/legal') }),
  service({ id: 'lawyers', path: links.lawyers, petals: 19, load: () => import('@/routes/site/lawyers') }),
  service({ id: 'divorce', path: links.divorce, petals: 10, load: () => import('@/routes/site/divorce') }),
  service({
    id: 'investigation',
    path: links.investigation,
    petals: 20,
    load: () => import('@/routes/site/investigation'),
  }),
  service({
    id: 'private-detective',
    path: links.privateDetective,
    petals: 22,
    load: () => import('@/routes/site/private-detective'),
  }),
  service({ id: 'fraud', path: links.fraud, petals: 9, load: () => import('@/routes/site/fraud') }),
  { id: 'help', path: links.help, petals: 16, load: () => import('@/routes/site/help') },
  {
    id: 'client-checklist',
    path: links.clientChecklist,
    parent: 'help',
    petals: 11,
    load: () => import('@/routes/site/client-checklist'),
  },
  {
    id: 'faq',
    path: links.faq,
    parent: 'help',
    kind: 'faq',
    petals: 12,
    load: () => import('@/routes/site/faq'),
  },
  { id: 'about', path: links.about, petals: 16, load: () => import('@/routes/site/about') },
  { id: 'partner', path: links.partnerInfo, petals: 18, load: () => import('@/routes/site/partner') },
  { id: 'contact', path: links.contact, petals: 16, load: () => import('@/routes/site/contact') },
  {
    id: 'privacy-policy',
    path: links.privacyPolicy,
    petals: 8,
    load: () => import('@/routes/site/privacy-policy'),
  },
  {
    id: 'terms-of-service',
    path: links.terms,
    petals: 8,
    load: () => import('@/routes/site/terms-of-service'),
  },
];
