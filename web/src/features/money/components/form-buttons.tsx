import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';

interface FormButtonsProps {
  save: string;
  busy: boolean;
  onClose: () => void;
}

/** The last line of a form of the money section: send, or close it. */
export function FormButtons({ save, busy, onClose }: FormButtonsProps) {
  const { t } = useTranslation('money');
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="seal" busy={busy} className="grow sm:grow-0">
        {save}
      </Button>
      <Button disabled={busy} onClick={onClose} className="grow sm:grow-0">
        {t('cancel')}
      </Button>
    </div>
  );
}
