import type { CaseFileType } from '@app/domain/file';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton';
import { useLanguage } from '@/i18n';
import { formatBytes } from '@/i18n/format';
import type { FileFacts } from '../api/read-file-facts';
import { useAttachmentFacts } from '../api/use-attachment';
import { useReadProblem } from '../use-read-problem';

const TYPES: Readonly<Record<CaseFileType, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'text/plain': 'TXT',
};

/** Type and size as they are written. */
export function FileFactsText({ type, size }: FileFacts) {
  const { t } = useTranslation();
  const language = useLanguage();
  return t('attachments:facts', {
    type: type === null ? t('attachments:otherType') : TYPES[type],
    size: formatBytes(size, language),
  });
}

/** Type and size of an attachment, or why it cannot be read: of this one alone. */
export function AttachmentFacts({ path }: { path: string }) {
  const { t } = useTranslation();
  const sentenceOf = useReadProblem();
  const facts = useAttachmentFacts(path);
  if (facts.status === 'loading') {
    return (
      <span className="inline-block py-1.5">
        <Skeleton className="h-3.5 w-24" />
        <span className="sr-only">{t('attachments:factsLoading')}</span>
      </span>
    );
  }
  if (facts.status === 'failed') {
    const { problem } = facts;
    return problem === 'notFound' || problem === 'denied'
      ? sentenceOf(problem)
      : t('attachments:factsFailed');
  }
  return <FileFactsText {...facts.data} />;
}
