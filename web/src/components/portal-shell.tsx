import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMark } from '@/lib/page/use-mark';
import { BrandMark } from './identity/brand-mark';
import { BrandName } from './identity/brand-name';
import { LazyPopup } from './lazy-popup';
import { MenuEntries, type MenuEntry } from './menu-entries';
import { Button } from './ui/button';

const loadSideMenu = () => import('./side-menu');

interface PortalShellProps {
  area: string;
  homeLink: string;
  menu: readonly MenuEntry[];
  labels: { menu: string; openMenu: string; skip: string };
  /** Right of the top bar: bell and user menu. */
  tools: ReactNode;
  /** Under the top bar, always in sight: the state of the connection. */
  status?: ReactNode;
  /** Above the page, the whole width: reminders. */
  banner?: ReactNode;
  children: ReactNode;
}

/** The desk of a signed-in area: file tabs at the side, bell and user on top, the open paper in the middle. */
export function PortalShell({
  area,
  homeLink,
  menu,
  labels,
  tools,
  status,
  banner,
  children,
}: PortalShellProps) {
  useMark('data-portal');
  const heading = (
    <Link to={homeLink} className="flex min-h-18 items-start gap-3 px-5 pt-4 pb-2">
      <BrandMark className="mt-0.5 size-10 shrink-0" />
      <span className="grid min-w-0">
        <span className="font-heading leading-6.5 font-semibold text-balance">
          <BrandName />
        </span>
        <span className="text-sm text-ink-soft">{area}</span>
      </span>
    </Link>
  );
  return (
    <div className="grid min-h-dvh grid-cols-1 bg-paper lg:grid-cols-[15.5rem_minmax(0,1fr)] print:block print:bg-transparent">
      <a
        href="#content"
        // Not followed: lists keep their search in the address's fragment (decision 125).
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
        className="sr-only z-60 rounded-md bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        {labels.skip}
      </a>
      <nav
        aria-label={labels.menu}
        // An inset line, not a border: the open tab covers it and so is one with the desk.
        className="sticky top-0 hidden h-dvh flex-col gap-3 overflow-y-auto bg-sheet shadow-[inset_-1px_0_0_var(--rule-strong)] lg:flex print:hidden"
      >
        {heading}
        <MenuEntries menu={menu} />
      </nav>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-30 flex min-h-16 items-center justify-between gap-2 border-b border-rule bg-paper px-2 sm:px-4 lg:justify-end lg:px-8 print:hidden">
          <LazyPopup
            opens="dialog"
            load={loadSideMenu}
            draw={({ SideMenu }, popup) => (
              <SideMenu popup={popup} labels={labels} menu={menu} heading={heading} />
            )}
          >
            <Button variant="ghost" size="icon" aria-label={labels.openMenu} className="lg:hidden">
              <Menu aria-hidden />
            </Button>
          </LazyPopup>
          <div className="flex items-center gap-1">{tools}</div>
        </header>
        {status !== undefined && <div className="sticky top-16 z-20 print:hidden">{status}</div>}
        {banner !== undefined && <div className="print:hidden">{banner}</div>}
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
      </div>
    </div>
  );
}
