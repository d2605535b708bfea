import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton';
import type { AddUpdateForm } from '@/features/cases/components/add-update-form';
import { LatePart } from './late-part';

const loadForm = () => import('@/features/cases/components/add-update-form');

/** The form that writes a note into a case's history. */
export function NotePart(props: ComponentProps<typeof AddUpdateForm>) {
  const { t } = useTranslation();
  return (
    <LatePart
      load={loadForm}
      meanwhile={
        <div role="status" className="grid gap-4">
          <span className="sr-only">{t('loading')}</span>
          <div className="grid gap-2">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-32" />
            <Skeleton className="h-5 w-4/5" />
          </div>
          <Skeleton className="h-11 w-3/5" />
          <Skeleton className="h-11 w-32" />
        </div>
      }
      draw={({ AddUpdateForm }) => <AddUpdateForm {...props} />}
    />
  );
}
