import type { Case } from '@app/domain/case';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@/components/page';
import { useCaseFiles } from '../api/use-case-files';
import { AttachmentRows } from './attachment-rows';

interface CaseAttachmentsProps {
  item: Case;
  /** How more are added, for those who may. */
  children?: ReactNode;
}

/** The files that the customer sent with a case. */
export function CaseAttachments({ item, children }: CaseAttachmentsProps) {
  const { t } = useTranslation();
  const paths = item.file_urls ?? [];
  const records = useCaseFiles(item.id);
  return (
    <Sheet title={t('cases:fields.files')} id="case-files">
      {paths.length === 0 && <p className="px-5 py-4 text-ink-soft">{t('attachments:none')}</p>}
      {paths.length > 0 && (
        <AttachmentRows
          label={t('cases:fields.files')}
          files={paths.map((path) => ({ path, record: records.data?.find((one) => one.path === path) }))}
          isKnown={records.status === 'ready'}
        />
      )}
      {children !== undefined && (
        <div className="border-t border-rule bg-paper/50 p-5 print:hidden">{children}</div>
      )}
    </Sheet>
  );
}
