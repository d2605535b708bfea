import type { CaseDocument } from '@app/domain/case-document';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { FailedLine } from '@/components/failed-line';
import { Lazy } from '@/components/lazy';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { WaitingLines } from '@/components/waiting-lines';
import { useKept } from '@/lib/live/use-kept';
import { DOCUMENTS_STEP, useCaseDocuments } from '../api/use-case-documents';
import { useDocumentRecords } from '../api/use-document-records';
import type { AttachmentRowsProps } from './attachment-rows';

const loadForm = () => import('./add-document-form');

interface CaseDocumentsProps {
  caseId: string;
  reader: { role: 'customer' | 'partner' | 'admin'; uid: string };
  /** Draws the files. The page has it already, for the customer's: importing it here would split the page's code. */
  Rows: ComponentType<AttachmentRowsProps>;
}

/** Papers that the partner and the office have added to a case: letters, receipts, acknowledgements, chats. */
export function CaseDocuments({ caseId, reader: { role, uid }, Rows }: CaseDocumentsProps) {
  const { t } = useTranslation(['documents', 'status']);
  const [adding, setAdding] = useState(false);
  const close = () => setAdding(false);
  const [length, setLength] = useState(DOCUMENTS_STEP);
  const live = useCaseDocuments(caseId, length);
  // What was shown last stays while older ones are being read.
  const [shown, setShown] = useState<{ documents: CaseDocument[]; length: number } | null>(null);
  if (live.status === 'ready' && shown?.documents !== live.data) setShown({ documents: live.data, length });
  const documents = shown?.documents.slice(0, shown.length);
  const records = useKept(useDocumentRecords(caseId, documents));

  const titleOf = ({ kind, label }: CaseDocument) =>
    [t(`status:document.${kind}`), label.trim()].filter((text) => text !== '').join(' · ');
  const originOf = ({ user_id, by_role, created_at }: CaseDocument) => (
    <span className="block">
      {t(`cases:history.by.${user_id === uid ? 'you' : by_role}`)} ·{' '}
      <DateText date={created_at} style="moment" />
    </span>
  );

  return (
    <Sheet title={t('documents:title')} id="case-documents">
      {live.status === 'failed' && (
        <FailedLine text={t('documents:failed')} onRetry={live.retry} className="px-5 py-4" />
      )}
      {live.status === 'loading' && shown === null && <WaitingLines />}
      {documents?.length === 0 && <p className="px-5 py-4 text-ink-soft">{t('documents:none')}</p>}
      {documents !== undefined && documents.length > 0 && (
        <Rows
          label={t('documents:title')}
          isKnown={records !== undefined}
          files={documents.map((added) => ({
            path: added.path,
            record: records?.find(({ path }) => path === added.path),
            title: titleOf(added),
            origin: originOf(added),
          }))}
        />
      )}
      {shown !== null && shown.documents.length > shown.length && (
        <div className="border-t border-rule px-5 py-4 print:hidden">
          <Button
            size="sm"
            busy={live.status === 'loading'}
            onClick={() => setLength(shown.length + DOCUMENTS_STEP)}
          >
            {t('documents:older')}
          </Button>
        </div>
      )}
      {role !== 'customer' && (
        <div className="border-t border-rule bg-paper/50 p-5 print:hidden">
          {adding ? (
            <Lazy
              load={loadForm}
              draw={({ AddDocumentForm }) => (
                <AddDocumentForm writer={{ caseId, uid, role }} onClose={close} />
              )}
              meanwhile={<Skeleton className="h-80 w-full" />}
              onFailed={close}
            />
          ) : (
            <Button className="max-sm:w-full" onClick={() => setAdding(true)}>
              {t('documents:add.open')}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
}
