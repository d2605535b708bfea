import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { useOwnCaseCount } from '@/features/overview/api/use-case-counts';
import { links } from '@/lib/navigation/links';

/** Leads an applicant or a partner to the cases that the account has submitted as a customer, if there are any. */
export function OwnCasesLink({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const { value = 0 } = useOwnCaseCount(uid);
  if (value === 0) return null;
  return (
    <Button asChild>
      <Link to={links.customer.cases}>{t('partners:ownCases')}</Link>
    </Button>
  );
}
