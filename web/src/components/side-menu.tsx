import type { ReactNode } from 'react';
import type { Popup } from './lazy-popup';
import { MenuEntries, type MenuEntry } from './menu-entries';
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from './ui/dialog';

interface SideMenuProps {
  popup: Popup;
  menu: readonly MenuEntry[];
  labels: { menu: string };
  heading: ReactNode;
}

/** The menu of a phone, over the page from the side. */
export function SideMenu({ popup, menu, labels, heading }: SideMenuProps) {
  return (
    <Dialog {...popup.root}>
      <DialogTrigger asChild>{popup.anchor}</DialogTrigger>
      <DialogContent {...popup.content} placement="side" aria-describedby={undefined}>
        <DialogTitle className="sr-only">{labels.menu}</DialogTitle>
        <nav aria-label={labels.menu} className="grid gap-3 pt-3 pb-6 [&>a]:pe-14">
          {heading}
          <MenuEntries menu={menu} onFollow={() => popup.root.onOpenChange(false)} />
        </nav>
      </DialogContent>
    </Dialog>
  );
}
