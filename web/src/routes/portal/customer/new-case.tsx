import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { BackLink } from '@/components/back-link';
import { Page, Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { NewCaseForm } from '@/features/cases/components/new-case-form';
import type { PartSlots } from '@/features/cases/use-stated-parts';
import { ResendVerification } from '@/features/session/components/resend-verification';
import { withTexts } from '@/i18n/lazy-texts';
import { links } from '@/lib/navigation/links';
import { useOwnCasesLink } from '@/lib/navigation/own-cases-link';
import { useSignedIn } from '@/lib/session/session';
import { LatePart } from '../late-part';

const loadClaim = () => withTexts(['claims'], () => import('@/features/claims/components/new-claim'));
const loadDebtor = () =>
  withTexts(['contact-log'], () => import('@/features/contact-log/components/new-debtor'));

const SLOTS: PartSlots = {
  claim: {
    draw: ({ reader, ...part }) => (
      <LatePart
        load={loadClaim}
        meanwhile={
          <div className="grid gap-1.5">
            <Skeleton className="h-7 w-40" />
            <Skeleton className="h-12" />
          </div>
        }
        draw={({ NewClaim }) => <NewClaim ref={reader} {...part} />}
      />
    ),
    save: async (...stated) => (await import('@/features/claims/save-new-claim')).saveNewClaim(...stated),
  },
  debtor: {
    draw: ({ reader, ...part }) => (
      <LatePart
        load={loadDebtor}
        meanwhile={
          <div className="grid gap-4">
            <Skeleton className="h-20" />
            <Skeleton className="h-28" />
            <Skeleton className="h-10 w-56" />
          </div>
        }
        draw={({ NewDebtor }) => <NewDebtor ref={reader} {...part} />}
      />
    ),
    save: async (...stated) =>
      (await import('@/features/contact-log/save-new-debtor')).saveNewDebtor(...stated),
  },
};

/** `/dashboard/new-case`. */
export default function NewCasePage() {
  const { t } = useTranslation();
  const { uid, email } = useSignedIn();
  const navigate = useNavigate();
  const back = useOwnCasesLink();
  return (
    <Page
      title={t('headings:newCase.title')}
      eyebrow={<BackLink to={back} label={t('cases:case.back')} />}
      lead={t('headings:newCase.lead')}
      aside={
        <Button asChild>
          <Link to={links.customer.importCases}>
            <FileSpreadsheet aria-hidden />
            {t('headings:importCases.title')}
          </Link>
        </Button>
      }
    >
      <Sheet>
        <NewCaseForm
          uid={uid}
          resend={<ResendVerification email={email} variant="link" />}
          slots={SLOTS}
          onDone={(received) => void navigate(back, { state: { received } })}
        />
      </Sheet>
    </Page>
  );
}
