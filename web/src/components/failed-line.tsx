import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';

interface FailedLineProps {
  /** What could not be read. */
  text: string;
  onRetry: () => void;
  className?: string;
}

/** Takes the place of a part of a page that could not be read; `ErrorState` is for a list or a whole page. */
export function FailedLine({ text, onRetry, className }: FailedLineProps) {
  const { t } = useTranslation();
  return (
    <p role="alert" className={cn('flex flex-wrap items-center gap-x-4 gap-y-1 text-seal', className)}>
      {text}
      <Button variant="link" onClick={onRetry}>
        {t('retry')}
      </Button>
    </p>
  );
}
