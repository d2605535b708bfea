import type { ComponentType } from 'react';
import type { PageId, ServiceId } from '@/components/identity/page-engravings';
import { links } from '@/lib/navigation/links';

/** A public page that is finished at build time. Its texts are the namespace `page-<id>`. */
export interface SitePage {
  id: PageId;
  path: string;
  /** The page above it in the trail of crumbs, home excepted. */
  parent?: string;
  /** What it is to a search engine, beside a page. */
  kind?: 'service' | 'faq';
  load: () => Promise<{ default: ComponentType }>;
}

const service = (id: ServiceId, path: string, load: SitePage['load']): SitePage => ({
  id,
  path,
  parent: 'services',
  kind: 'service',
  load,
});

/** Every page of the site whose content is known when it is built (requirements section 2). The home page and those with live content: `render-data-page.tsx`. */
export const SITE_PAGES: readonly SitePage[] = [
  { id: 'services', path: links.services, load: () => import('@/routes/site/services') },
  service('corporate', links.corporate, () => import('@/routes/site/corporate')),
  service('bad-debt', links.badDebt, () => import('@/routes/site/bad-debt')),
  service('litigation', links.litigation, () => import('@/routes/site/litigation')),
  service('bangkok', links.bangkok, () => import('@/routes/site/bangkok')),
  service('legal-collection', links.legalCollection, () => import('@/routes/site/legal-collection')),
  service('legal', links.legal, () => import('@/routes/site/legal')),
  service('lawyers', links.lawyers, () => import('@/routes/site/lawyers')),
  service('divorce', links.divorce, () => import('@/routes/site/divorce')),
  service('investigation', links.investigation, () => import('@/routes/site/investigation')),
  service('private-detective', links.privateDetective, () => import('@/routes/site/private-detective')),
  service('fraud', links.fraud, () => import('@/routes/site/fraud')),
  { id: 'help', path: links.help, load: () => import('@/routes/site/help') },
  {
    id: 'client-checklist',
    path: links.clientChecklist,
    parent: 'help',
    load: () => import('@/routes/site/client-checklist'),
  },
  {
    id: 'faq',
    path: links.faq,
    parent: 'help',
    kind: 'faq',
    load: () => import('@/routes/site/faq'),
  },
  { id: 'costs', path: links.costs, parent: 'bad-debt', load: () => import('@/routes/site/costs') },
  { id: 'about', path: links.about, load: () => import('@/routes/site/about') },
  { id: 'partner', path: links.partnerInfo, load: () => import('@/routes/site/partner') },
  { id: 'contact', path: links.contact, load: () => import('@/routes/site/contact') },
  {
    id: 'privacy-policy',
    path: links.privacyPolicy,
    load: () => import('@/routes/site/privacy-policy'),
  },
  {
    id: 'terms-of-service',
    path: links.terms,
    load: () => import('@/routes/site/terms-of-service'),
  },
];
