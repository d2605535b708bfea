import { useId, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { cn } from '@/lib/cn';

export interface MenuEntry {
  to: string;
  label: string;
  icon: ReactNode;
  /** Highlighted at this very address alone, not below it. */
  exact?: boolean;
  /**
   * How much waits there, drawn beside the link so that the link keeps its name. @param id of the sentence that describes
   * the link, if the badge has one
   */
  badge?: (id: string) => ReactNode;
}

interface MenuEntriesProps {
  menu: readonly MenuEntry[];
  /** Called when one goes to an entry. */
  onFollow?: () => void;
}

/** The file tabs of an area: the one that is open is of a piece with the desk. */
export function MenuEntries({ menu, onFollow }: MenuEntriesProps) {
  const id = useId();
  return (
    <ul className="grid gap-0.5 ps-3">
      {menu.map(({ to, label, icon, exact = false, badge }) => (
        <li key={to} className="relative">
          <NavLink
            to={to}
            end={exact}
            onClick={onFollow}
            aria-describedby={badge && `${id}${to}`}
            // By the attribute alone, which the script of a frame in the document sets as well (`web/site/browser/portal-frame.ts`).
            className={() =>
              cn(
                'relative flex min-h-11 items-center gap-3 rounded-s-md border border-e-0 py-1.5 ps-3.5 focus-visible:-outline-offset-2 [&_svg]:size-4.5 [&_svg]:shrink-0',
                badge ? 'pe-13' : 'pe-4',
                'area-entry border-transparent text-ink-soft hover:bg-fold hover:text-ink',
              )
            }
          >
            {icon}
            {label}
          </NavLink>
          {badge && (
            <span className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center">
              {badge(`${id}${to}`)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
