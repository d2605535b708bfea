import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { takeFocus } from '@/lib/page/take-focus';
import { Button } from './ui/button';

interface FormButtonsProps {
  save: string;
  busy: boolean;
  onClose: () => void;
  /** A further button between the two. */
  children?: ReactNode;
}

const focusForm = (line: HTMLElement | null) => takeFocus(line?.closest('form') ?? null);

/** The last line of a form that opens in its place on a page: send it, or close it. The form takes the focus. */
export function FormButtons({ save, busy, onClose, children }: FormButtonsProps) {
  const { t } = useTranslation('common');
  return (
    <div ref={focusForm} className="flex flex-wrap gap-3">
      <Button type="submit" variant="ink" busy={busy} className="grow sm:grow-0">
        {save}
      </Button>
      {children}
      <Button variant="ghost" disabled={busy} onClick={onClose} className="grow sm:grow-0">
        {t('cancel')}
      </Button>
    </div>
  );
}
