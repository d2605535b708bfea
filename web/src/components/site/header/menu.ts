import { links } from '@/lib/navigation/links';
import { knownKey } from '@/i18n/known-key';
import type { KeyOf } from '@/i18n/typed-keys';

/** The menu's groups; what each address is called: `header.groups.<id>.entries.<entry>` of the texts. */
export const MENU_GROUPS = [
  {
    id: 'debt',
    entries: [
      { id: 'corporate', to: links.corporate },
      { id: 'bangkok', to: links.bangkok },
      { id: 'badDebt', to: links.badDebt },
      { id: 'litigation', to: links.litigation },
      { id: 'legalCollection', to: links.legalCollection },
    ],
  },
  {
    id: 'investigation',
    entries: [
      { id: 'investigation', to: links.investigation },
      { id: 'fraud', to: links.fraud },
      { id: 'privateDetective', to: links.privateDetective },
    ],
  },
  {
    id: 'law',
    entries: [
      { id: 'legal', to: links.legal },
      { id: 'divorce', to: links.divorce },
      { id: 'lawyers', to: links.lawyers },
      { id: 'services', to: links.services },
    ],
  },
] as const;

export type MenuGroup = (typeof MENU_GROUPS)[number];

/** What an entry of a group is called. */
export function entryTitle(group: MenuGroup['id'], entry: MenuGroup['entries'][number]['id']): KeyOf<'site'> {
  return knownKey(`header.groups.${group}.entries.${entry}.title`);
}

/** Whether a page is one of the group's. The register of all services, listed under one group, is none's. */
export function holds({ entries }: MenuGroup, path: string): boolean {
  return path !== links.services && entries.some(({ to }) => to === path);
}

/** Of the mobile menu's panel, for the button that opens it and the one that closes it. */
export const SIDE_SHEET = 'site-menu';
