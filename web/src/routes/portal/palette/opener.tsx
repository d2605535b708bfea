import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPopup } from '@/components/lazy-popup';
import type { MenuEntry } from '@/components/menu-entries';
import { Button } from '@/components/ui/button';
import { withTexts } from '@/i18n/lazy-texts';
import { useShortcut } from '@/lib/page/use-shortcut';

const loadPalette = () => withTexts(['palette'], () => import('./command-palette'));

/** The button of the command palette and its shortcut, which presses the button. The palette is loaded on hover, focus or press. */
export function PaletteOpener({ menu }: { menu: readonly MenuEntry[] }) {
  const { t } = useTranslation('headings');
  const place = useRef<HTMLSpanElement>(null);
  useShortcut('mod+k', () => place.current?.querySelector('button')?.click());
  return (
    <span ref={place} className="contents">
      <LazyPopup
        opens="dialog"
        load={loadPalette}
        draw={({ CommandPalette }, popup) => <CommandPalette popup={popup} menu={menu} />}
      >
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('palette.title')}
          title={t('palette.title')}
          aria-keyshortcuts="Control+K Meta+K"
        >
          <Search aria-hidden />
        </Button>
      </LazyPopup>
    </span>
  );
}
