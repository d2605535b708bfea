import { useTranslation } from 'react-i18next';
import { PETALS } from '@/components/identity/page-engravings';
import { ConsultCall } from '@/components/site/consult-call';
import { PageHead } from '@/components/site/page-head';
import { QuestionList } from './faq/question-list';
import { WordIndex } from './faq/word-index';

/** Five questions as an index: their numbers in the margin, one answer open at a time. */
export default function FaqPage() {
  const { t } = useTranslation('page-faq');
  return (
    <>
      <PageHead
        eyebrow={t('head.eyebrow')}
        title={t('head.title')}
        lead={t('head.lead')}
        petals={PETALS.faq}
      />
      <QuestionList />
      <WordIndex />
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
