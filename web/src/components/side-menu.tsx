import { useState, type ReactNode } from 'react';
import { BorrowedButton } from './lazy-popup';
import { MenuEntries, type MenuEntry } from './menu-entries';
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from './ui/dialog';

interface SideMenuProps {
  menu: readonly MenuEntry[];
  labels: { menu: string; close: string };
  heading: ReactNode;
}

/** The menu of a phone, over the page from the side. */
export function SideMenu({ menu, labels, heading }: SideMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <BorrowedButton />
      </DialogTrigger>
      <DialogContent placement="side" closeLabel={labels.close} aria-describedby={undefined}>
        <DialogTitle className="sr-only">{labels.menu}</DialogTitle>
        <nav aria-label={labels.menu} className="grid gap-3 pt-3 pb-6 [&>a]:pe-14">
          {heading}
          <MenuEntries menu={menu} onFollow={() => setOpen(false)} />
        </nav>
      </DialogContent>
    </Dialog>
  );
}
