import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { TornPaperDrawing } from '@/components/identity/drawings';
import { Page, Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { toasts } from '@/lib/command/toast';

interface CaseNotFoundProps {
  backLink: string;
  backLabel: string;
}

/**
 * In place of a case that does not exist or is out of the reader's sight: the same for both, so that nobody learns
 * which ids exist (security R8). Also says so in a toast (requirements section 8, Case detail load).
 */
export function CaseNotFound({ backLink, backLabel }: CaseNotFoundProps) {
  const { t } = useTranslation();
  const title = t('cases:case.notFound');
  useEffect(() => {
    toasts.showNotFound(title);
    // oxlint-disable-next-line react/exhaustive-deps -- said once, not again in another language
  }, []);
  return (
    <Page title={title}>
      <Sheet>
        <EmptyState
          title={t('cases:case.notFoundText')}
          drawing={<TornPaperDrawing />}
          action={
            <Button variant="ink" asChild>
              <Link to={backLink}>{backLabel}</Link>
            </Button>
          }
        />
      </Sheet>
    </Page>
  );
}
