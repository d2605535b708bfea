import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { useOwnCaseCount } from '@/features/queue/api/use-case-counts';
import { links } from '@/lib/navigation/links';

/**
 * Leads an applicant or a partner to the cases that the account has submitted as a customer, unless it is known that there are none.
 * The answer comes after the page, so the link has a row whose height it does not change.
 */
export function OwnCasesLink({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const { value, failed } = useOwnCaseCount(uid);
  const isShown = value === undefined ? failed : value > 0;
  return (
    <div className="min-h-11 w-full">
      {isShown && (
        <Button asChild>
          <Link to={links.customer.cases}>{t('partners:ownCases')}</Link>
        </Button>
      )}
    </div>
  );
}
