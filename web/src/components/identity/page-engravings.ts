import type { EngravedPetals } from './engraving.ts';

/** Each service has its own form of engraving (`engraving.ts`). */
const SERVICES = {
  corporate: 14,
  'bad-debt': 13,
  litigation: 15,
  bangkok: 18,
  'legal-collection': 12,
  legal: 17,
  lawyers: 19,
  divorce: 10,
  investigation: 20,
  'private-detective': 22,
  fraud: 9,
} as const satisfies Record<string, EngravedPetals>;

/** The services that have a page, by page id. */
export type ServiceId = keyof typeof SERVICES;

/** How many petals a page's rosette has: in its head, in its picture for previews, on its file in the home page's drawer. */
export const PETALS = {
  ...SERVICES,
  home: 16,
  services: 16,
  help: 25,
  'client-checklist': 11,
  costs: 29,
  faq: 21,
  about: 23,
  'how-we-count': 23,
  partner: 26,
  contact: 24,
  'privacy-policy': 8,
  'terms-of-service': 8,
  blog: 27,
  roadmap: 28,
} as const satisfies Record<string, EngravedPetals>;

/** Pages that are in the site map, articles left out. */
export type PageId = keyof typeof PETALS;
