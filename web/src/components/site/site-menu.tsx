import { ChevronDown, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { links } from '@/lib/navigation/links';
import { BrandLink } from './header/brand-link';
import { entryTitle, holds, MENU_GROUPS, SIDE_SHEET } from './header/menu';
import { LanguageLinks } from './language-links';
import { QuickActions } from './quick-actions';
import { SiteLink } from './site-link';

const row = cn(
  'flex min-h-13 w-full items-center px-5 text-lg font-medium hover:bg-fold focus-visible:-outline-offset-2',
  'aria-[current]:font-semibold aria-[current]:text-seal aria-[current]:shadow-[inset_3px_0_0_var(--seal)]',
);

/** The menu where the header has no room for it: a sheet from the side. Its links close it (`web/site/browser/public-page.ts`). */
export function SiteMenu({ path }: { path: string }) {
  const { t } = useTranslation('site');
  const link = (to: string, label: string) => (
    <SiteLink to={to} aria-current={to === path ? 'page' : undefined} className={row}>
      {label}
    </SiteLink>
  );
  return (
    <div
      id={SIDE_SHEET}
      popover="auto"
      role="dialog"
      aria-label={t('header.menu')}
      className="side-sheet fixed inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-[min(26rem,100vw-2rem)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-clip border-s border-rule-strong bg-sheet text-ink shadow-lifted open:grid"
    >
      <div className="flex h-20 items-center justify-between gap-3 border-b border-rule-strong ps-5 pe-3">
        <BrandLink />
        <button
          type="button"
          autoFocus
          popoverTarget={SIDE_SHEET}
          popoverTargetAction="hide"
          aria-label={t('header.close')}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-fold"
        >
          <X aria-hidden className="size-6" />
        </button>
      </div>
      <nav aria-label={t('header.menu')} className="overflow-y-auto overscroll-contain">
        <ul className="divide-y divide-rule border-b border-rule">
          <li>{link(links.home, t('header.home'))}</li>
          {MENU_GROUPS.map((group) => (
            <li key={group.id}>
              <details name={SIDE_SHEET} open={holds(group, path)} className="group/file">
                <summary className={cn(row, 'list-none justify-between [&::-webkit-details-marker]:hidden')}>
                  {t(`header.groups.${group.id}.title`)}
                  <ChevronDown
                    aria-hidden
                    className="size-5 text-ink-soft transition-transform duration-150 group-open/file:rotate-180"
                  />
                </summary>
                <ul className="bg-paper py-1.5 shadow-[inset_0_1px_0_var(--rule)]">
                  {group.entries.map(({ id, to }) => (
                    <li key={id}>
                      <SiteLink
                        to={to}
                        aria-current={to === path ? 'page' : undefined}
                        className={cn(row, 'min-h-12 ps-9 text-base font-normal')}
                      >
                        {t(entryTitle(group.id, id))}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
          <li>{link(links.about, t('header.about'))}</li>
          <li>{link(links.help, t('header.help'))}</li>
          <li>{link(links.partnerInfo, t('header.partner'))}</li>
          <li className="site-login">{link(links.login, t('header.login'))}</li>
        </ul>
        <LanguageLinks
          path={path}
          className="my-6 grid grid-cols-3 divide-x divide-rule border-y border-rule"
          linkClassName="min-h-12 w-full justify-center px-2 hover:bg-fold focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-seal aria-[current]:shadow-[inset_0_-3px_0_var(--seal)]"
        />
      </nav>
      <div className="border-t border-rule-strong bg-paper">
        <QuickActions path={path} />
      </div>
    </div>
  );
}
