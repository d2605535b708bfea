import { useTranslation } from 'react-i18next';
import { PETALS } from '@/components/identity/page-engravings';
import { PageHead } from '@/components/site/page-head';
import { DebtFreeSteps } from './help/debt-free-steps';
import { DebtorRights } from './help/debtor-rights';
import { HelpContents } from './help/help-contents';
import { HelpPlaces } from './help/help-places';
import { SiteGuide } from './help/site-guide';

/** For who owes and for who is owed: a file that fills up in five steps, who helps, the law, and how to use this site. */
export default function HelpPage() {
  const { t } = useTranslation('page-help');
  return (
    <>
      <PageHead
        eyebrow={t('head.eyebrow')}
        title={t('head.title')}
        lead={t('head.lead')}
        aside={<HelpContents />}
        petals={PETALS.help}
      />
      <DebtFreeSteps />
      <HelpPlaces />
      <DebtorRights />
      <SiteGuide />
    </>
  );
}
