import { useTranslation } from 'react-i18next';
import { BackLink } from '@/components/back-link';
import { Page, Sheet } from '@/components/page';
import { ImportForm } from '@/features/cases/components/import-form';
import { ResendVerification } from '@/features/session/components/resend-verification';
import { useOwnCasesLink } from '@/lib/navigation/own-cases-link';
import { useSignedIn } from '@/lib/session/session';

/** `/dashboard/import`: many cases from one file. */
export default function ImportCasesPage() {
  const { t } = useTranslation();
  const { email } = useSignedIn();
  const back = useOwnCasesLink();
  return (
    <Page
      title={t('headings:importCases.title')}
      eyebrow={<BackLink to={back} label={t('cases:case.back')} />}
      lead={t('headings:importCases.lead')}
    >
      <Sheet>
        <ImportForm resend={<ResendVerification email={email} variant="link" />} />
      </Sheet>
    </Page>
  );
}
