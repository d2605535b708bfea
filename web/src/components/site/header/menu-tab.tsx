import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { MARGIN_GRID, PAGE_WIDTH } from '../page-grid';
import { SiteLink } from '../site-link';
import { entryTitle, holds, type MenuGroup } from './menu';
import { menuItem } from './menu-item';

/** A group of the menu: its button, and the sheet that hangs from the header, ruled like the contents of a file. */
export function MenuTab({ group, path }: { group: MenuGroup; path: string }) {
  const { t } = useTranslation('site');
  const sheet = `menu-${group.id}`;
  const isHere = holds(group, path);
  return (
    <>
      <button type="button" popoverTarget={sheet} aria-current={isHere || undefined} className={menuItem}>
        <span
          aria-hidden
          className="menu-tab-ground file-tab absolute start-0 end-2.5 top-4 -bottom-px -z-10 border-rule-strong bg-sheet"
        />
        {t(`header.groups.${group.id}.title`)}
        <ChevronDown
          aria-hidden
          className="menu-arrow ms-1 size-4 shrink-0 transition-transform duration-150"
        />
      </button>
      <div
        id={sheet}
        popover="auto"
        role="group"
        aria-label={t(`header.groups.${group.id}.title`)}
        className="pulled-sheet fixed inset-x-0 top-20 bottom-auto m-0 max-h-[calc(100dvh-5rem)] w-auto max-w-none overflow-y-auto overscroll-contain border-b-2 border-ink bg-sheet text-ink shadow-lifted"
      >
        <div className={cn(PAGE_WIDTH, MARGIN_GRID, 'pt-8 pb-10 max-lg:grid max-lg:gap-y-6')}>
          <div className="pt-3">
            <p className="font-heading text-2xl leading-snug font-semibold text-balance">
              {t(`header.groups.${group.id}.title`)}
            </p>
            <p className="mt-3 max-w-[22ch] text-ink-soft">{t(`header.groups.${group.id}.lead`)}</p>
          </div>
          <ul className="border-t border-rule">
            {group.entries.map(({ id, to }) => (
              <li key={id} className="border-b border-rule last:border-b-0">
                <SiteLink
                  to={to}
                  aria-current={to === path ? 'page' : undefined}
                  className="relative block min-h-14 py-3.5 pe-2 font-heading text-lg leading-snug font-semibold transition-colors before:absolute before:inset-y-4 before:-start-4 before:w-0.75 hover:bg-fold hover:text-seal focus-visible:-outline-offset-2 aria-[current]:text-seal aria-[current]:before:bg-seal"
                >
                  {t(entryTitle(group.id, id))}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
