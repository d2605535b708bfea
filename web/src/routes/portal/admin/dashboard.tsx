import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Page } from '@/components/page';
import { Skeleton } from '@/components/ui/skeleton';
import { useAllCases } from '@/features/cases/api/use-cases';
import { useMessages } from '@/features/inbox/api/use-messages';
import { usePartners } from '@/features/partners/api/use-partners';
import { links } from '@/lib/links';
import { useSignedIn } from '@/lib/session';

/** What awaits a decision, as the entries of a day book; each leads to its list (SPEC section 2). */
export default function AdminDashboard() {
  const { t } = useTranslation('admin');
  const { profile } = useSignedIn();
  const partners = usePartners();
  const cases = useAllCases();
  const messages = useMessages();
  const failed = t('dashboard.failed');
  return (
    <Page title={t('dashboard.title')} eyebrow={profile.full_name} lead={t('dashboard.lead')}>
      <div className="grid gap-6 md:grid-cols-2">
        <Entry
          to={links.admin.cases}
          title={t('dashboard.cases')}
          count={cases.data?.length}
          open={cases.data?.filter(({ partner_id }) => partner_id === null).length}
          openLabel={t('dashboard.casesUnassigned')}
          action={t('dashboard.open')}
          failure={cases.status === 'failed' ? failed : undefined}
        />
        <Entry
          to={links.admin.partners}
          title={t('dashboard.partners')}
          count={partners.data?.length}
          open={partners.data?.filter(({ status }) => status === 'Pending').length}
          openLabel={t('dashboard.partnersPending')}
          action={t('dashboard.open')}
          failure={partners.status === 'failed' ? failed : undefined}
        />
        <Entry
          to={links.admin.contactMessages}
          title={t('dashboard.messages')}
          count={messages.data?.length}
          open={messages.data?.filter(({ is_read }) => !is_read).length}
          openLabel={t('dashboard.messagesUnread')}
          action={t('dashboard.open')}
          failure={messages.status === 'failed' ? failed : undefined}
        />
      </div>
    </Page>
  );
}

interface EntryProps {
  to: string;
  title: string;
  /** undefined while it is being counted. */
  count: number | undefined;
  open: number | undefined;
  openLabel: string;
  action: string;
  failure: string | undefined;
}

function Entry({ to, title, count, open, openLabel, action, failure }: EntryProps) {
  return (
    <Link
      to={to}
      className="group grid grid-cols-[1fr_auto] items-end gap-x-6 gap-y-3 rounded-lg border border-rule bg-sheet p-6 shadow-sheet transition-colors hover:border-ink"
    >
      <h2 className="text-xl">{title}</h2>
      <p className="row-span-2 font-heading text-6xl leading-none font-semibold figures">
        {count ?? <Skeleton className="h-14 w-16" />}
      </p>
      <p className="text-ink-soft">
        {failure ?? (
          <>
            {openLabel} <strong className="text-seal figures">{open ?? '–'}</strong>
          </>
        )}
      </p>
      <p className="col-span-2 flex items-center gap-2 border-t border-rule pt-3 font-medium text-focus">
        {action}
        <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-1" />
      </p>
    </Link>
  );
}
