import type { Role } from '@app/domain/roles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '@/components/menu-entries';
import type { Waiting } from '@/routes/screen';
import { SCREENS } from '@/routes/screens';

/**
 * The menu of an area: the screens that have an entry, in the order of the table.
 * @param badge draws how much waits there, if anything is counted for the area
 */
export function useAreaMenu(
  area: Role,
  badge: ((kind: Waiting, id: string) => ReactNode) | undefined,
): readonly MenuEntry[] {
  const { t } = useTranslation();
  return SCREENS.flatMap((screen) => {
    const { path, heading, menu } = screen;
    const isOwn = screen.area === area || (area === 'customer' && screen.area === 'profile');
    if (!isOwn || menu === undefined) return [];
    const { icon: Icon, label, exact = false, waiting } = menu;
    return {
      to: path,
      label: label?.(t) ?? heading?.(t, '').title ?? '',
      icon: <Icon aria-hidden />,
      exact,
      ...(badge && waiting && { badge: (id: string) => badge(waiting, id) }),
    };
  });
}
