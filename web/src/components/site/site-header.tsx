import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { links } from '@/lib/navigation/links';
import { BrandLink } from './header/brand-link';
import { LanguageMenu } from './header/language-menu';
import { MENU_GROUPS, SIDE_SHEET } from './header/menu';
import { menuItem } from './header/menu-item';
import { MenuTab } from './header/menu-tab';
import { Island } from './island';
import { PAGE_WIDTH } from './page-grid';
import { SiteLink } from './site-link';
import { SiteMenu } from './site-menu';

/** Header of every public page. Full menu from 1280 px, a side panel below that. */
export function SiteHeader({ path }: { path: string }) {
  const { t } = useTranslation('site');
  const current = (to: string) => (to === path ? 'page' : undefined);
  return (
    <>
      <a
        href="#content"
        className="sr-only z-60 rounded-md bg-ink text-paper focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:px-4 focus:py-2 print:hidden"
      >
        {t('header.skip')}
      </a>
      <header className="site-header fixed inset-x-0 top-0 z-40 h-20 border-b border-(--bar-rule) bg-(--bar-ground) text-(--bar-ink) transition-colors duration-150 print:hidden">
        <div className={cn(PAGE_WIDTH, 'flex h-full items-center gap-2')}>
          <BrandLink className="xl:max-w-50 xl:shrink-0" />
          <nav aria-label={t('header.menu')} className="ms-auto hidden h-20 xl:block">
            <ul className="flex">
              <li>
                <SiteLink to={links.home} aria-current={current(links.home)} className={menuItem}>
                  {t('header.home')}
                </SiteLink>
              </li>
              {MENU_GROUPS.map((group) => (
                <li key={group.id}>
                  <MenuTab group={group} path={path} />
                </li>
              ))}
              <li>
                <SiteLink to={links.about} aria-current={current(links.about)} className={menuItem}>
                  {t('header.about')}
                </SiteLink>
              </li>
              <li>
                <SiteLink to={links.help} aria-current={current(links.help)} className={menuItem}>
                  {t('header.help')}
                </SiteLink>
              </li>
            </ul>
          </nav>
          <div className="ms-auto flex shrink-0 items-center gap-1 xl:ms-0">
            <div className="hidden md:block xl:border-s xl:border-(--bar-edge)/50 xl:ps-2">
              <LanguageMenu path={path} />
            </div>
            <SiteLink
              to={links.partnerInfo}
              aria-current={current(links.partnerInfo)}
              className="hidden min-h-11 items-center rounded-md px-2 text-[0.9rem] font-medium whitespace-nowrap hover:bg-(--bar-wash) aria-[current]:underline aria-[current]:[text-decoration-color:var(--bar-mark)] aria-[current]:decoration-2 aria-[current]:underline-offset-8 xl:inline-flex"
            >
              {t('header.partner')}
            </SiteLink>
            <div className="site-login">
              <SiteLink
                to={links.login}
                className="ms-1 hidden min-h-11 items-center rounded-md border border-(--bar-edge) bg-(--bar-button) px-2.5 text-[0.9rem] font-semibold whitespace-nowrap hover:border-(--bar-ink) md:inline-flex"
              >
                {t('header.login')}
              </SiteLink>
            </div>
            <div className="site-session min-h-11 w-26 items-center justify-end">
              <Island name="session" />
            </div>
            <SiteLink
              to={links.contact}
              aria-current={current(links.contact)}
              className="ms-1 hidden min-h-11 items-center rounded-md bg-(--bar-action) px-2.5 text-[0.9rem] font-semibold whitespace-nowrap text-(--bar-on-action) transition-colors duration-150 hover:bg-(--bar-action-hover) sm:inline-flex forced-colors:border"
            >
              {t('header.consultation')}
            </SiteLink>
            <button
              type="button"
              popoverTarget={SIDE_SHEET}
              aria-label={t('header.open')}
              className="ms-1 -me-2.5 inline-flex size-11 items-center justify-center rounded-md hover:bg-(--bar-wash) xl:hidden"
            >
              <Menu aria-hidden className="size-6" />
            </button>
          </div>
        </div>
        <SiteMenu path={path} />
      </header>
    </>
  );
}
