import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '@/lib/firebase/problems';
import { EmptyFileDrawing, TornPaperDrawing } from './identity/drawings';
import { Button } from './ui/button';

interface EmptyStateProps {
  title: string;
  text?: string;
  drawing?: ReactNode;
  /** The next thing to do. */
  action?: ReactNode;
}

/** Nothing there yet: says what will be, and how. */
export function EmptyState({ title, text, drawing = <EmptyFileDrawing />, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-12 text-center">
      {drawing}
      <p className="font-heading text-lg font-semibold">{title}</p>
      {text !== undefined && <p className="max-w-md text-ink-soft">{text}</p>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  title: string;
  /** What went wrong; shown where there is no `text`. */
  problem?: Problem;
  text?: string | undefined;
  onRetry: () => void;
}

/** Something could not be shown: what happened, and a way to try again. */
export function ErrorState({ title, problem, text, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  const said = text ?? (problem && t(`problems:${problem}`));
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-12 text-center">
      <TornPaperDrawing />
      <p className="font-heading text-lg font-semibold">{title}</p>
      {said !== undefined && <p className="max-w-md text-ink-soft">{said}</p>}
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
