import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Page, Sheet } from '@/components/page';
import { Skeleton } from '@/components/ui/skeleton';
import { headingAt } from '../screen-at';

const LINES = ['w-3/5', 'w-11/12', 'w-4/5', 'w-11/12', 'w-2/3'];

/** Skeleton of a page whose code or data are loading: its head, derived from the address, in its final position. */
export function PageSkeleton() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const heading = headingAt(pathname, t);
  const loading = (
    <p role="status" className="sr-only">
      {t('common:loading')}
    </p>
  );
  if (heading === null) return loading;
  const { title, lead, above, aside } = heading;
  return (
    <Page
      title={title}
      eyebrow={above && <Skeleton className={above === 'name' ? 'my-0.5 h-4 w-32' : 'my-2.5 h-4 w-32'} />}
      lead={lead === null ? <Skeleton className="my-1 h-5 w-44" /> : lead}
      aside={aside && <Skeleton className="h-11.5 w-36 rounded-md" />}
    >
      <Sheet>
        {loading}
        <div className="grid gap-5 p-5 sm:p-6">
          {LINES.map((width, index) => (
            <Skeleton key={index} className={`h-5 ${width}`} />
          ))}
        </div>
      </Sheet>
    </Page>
  );
}
