import { useTranslation } from 'react-i18next';
import { PETALS } from '@/components/identity/page-engravings';
import { ConsultCall } from '@/components/site/consult-call';
import { PageHead } from '@/components/site/page-head';
import { MoreQuestions, QuestionList } from './faq/question-list';
import { WordIndex } from './faq/word-index';

/** Five questions as an index, one answer open at a time; then what creditors ask about money, time and risk. */
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
      <MoreQuestions />
      <WordIndex />
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
