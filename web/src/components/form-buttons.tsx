import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './ui/button';

interface FormButtonsProps {
  save: string;
  busy: boolean;
  onClose: () => void;
  /** A further button between the two. */
  children?: ReactNode;
}

/** The last line of a form that opens in its place on a page: send it, or close it. */
export function FormButtons({ save, busy, onClose, children }: FormButtonsProps) {
  const { t } = useTranslation('common');
  return (
    <div className="flex flex-wrap gap-3">
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
