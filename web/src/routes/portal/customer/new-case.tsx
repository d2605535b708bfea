import { ArrowLeft, FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Page, Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { NewCaseForm } from '@/features/cases/components/new-case-form';
import { ResendVerification } from '@/features/session/components/resend-verification';
import { links } from '@/lib/navigation/links';
import { useSignedIn } from '@/lib/session/session';

/** `/dashboard/new-case`. */
export default function NewCasePage() {
  const { t } = useTranslation();
  const { uid, email } = useSignedIn();
  const navigate = useNavigate();
  return (
    <Page
      title={t('headings:newCase.title')}
      eyebrow={
        <Link to={links.customer.dashboard} className="inline-flex min-h-9 items-center gap-2 hover:text-ink">
          <ArrowLeft aria-hidden className="size-4" />
          {t('cases:case.back')}
        </Link>
      }
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
          onDone={(received) => void navigate(links.customer.dashboard, { state: { received } })}
        />
      </Sheet>
    </Page>
  );
}
