import { isKept, isOpen, type Case } from '@app/domain/case';
import type { CaseDocument } from '@app/domain/case-document';
import type { DocumentKind } from '@app/domain/case-file';
import type { CaseReader } from '@app/domain/roles';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { OpenForm } from '@/components/open-form';
import { FailedLine } from '@/components/failed-line';
import { Lazy } from '@/components/lazy';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { WaitingLines } from '@/components/waiting-lines';
import { withTexts } from '@/i18n/lazy-texts';
import { useKept } from '@/lib/live/use-kept';
import { useTouched } from '@/lib/page/use-touched';
import { DOCUMENTS_STEP, useCaseDocuments } from '../api/use-case-documents';
import { useDocumentRecords } from '../api/use-document-records';
import type { AttachmentRowsProps } from './attachment-rows';

const loadReadiness = () => withTexts(['readiness'], () => import('./case-readiness'));
const loadForm = () => import('./add-document-form');

interface CaseDocumentsProps {
  item: Pick<Case, 'pseudonymised_at' | 'id' | 'status' | 'file_urls'>;
  reader: CaseReader;
  /** Draws the files. The page has it already, for the customer's: importing it here would split the page's code. */
  Rows: ComponentType<AttachmentRowsProps>;
}

/** The documents of a case by kind, and which of those that a lawsuit usually needs are missing. */
export function CaseDocuments({ item, reader: { role, uid }, Rows }: CaseDocumentsProps) {
  const { t } = useTranslation(['documents', 'cases']);
  const caseId = item.id;
  const [adding, setAdding] = useState<DocumentKind | null>(null);
  const close = () => setAdding(null);
  const [length, setLength] = useState(DOCUMENTS_STEP);
  const live = useCaseDocuments(caseId, length);
  // What was shown last stays while older ones are being read.
  const [shown, setShown] = useState<{ documents: CaseDocument[]; length: number } | null>(null);
  if (live.status === 'ready' && shown?.documents !== live.data) setShown({ documents: live.data, length });
  const documents = shown?.documents.slice(0, shown.length);
  const hasOlder = shown !== null && shown.documents.length > shown.length;
  const records = useKept(useDocumentRecords(caseId, documents));
  // The customer brings the documents; the others look for them when they begin to work.
  const touched = useTouched();
  const [isLost, setLost] = useState(false);
  const showsReadiness = isKept(item) && (touched || role === 'customer') && !isLost;
  const mayAdd = isKept(item) && (role !== 'customer' || isOpen(item.status));

  const linesOf = ({ label, full_reason: reason }: CaseDocument) =>
    [label.trim(), reason === undefined ? '' : t('documents:identity.sentFull', { reason })].filter(
      (text) => text !== '',
    );
  const originOf = ({ user_id, by_role, created_at }: CaseDocument) => (
    <span className="block">
      {t(`cases:history.by.${user_id === uid ? 'you' : by_role}`)} ·{' '}
      <DateText date={created_at} style="moment" />
    </span>
  );

  return (
    <Sheet title={t('documents:title')} id="case-documents">
      {showsReadiness && documents !== undefined && (
        <Lazy
          load={loadReadiness}
          draw={({ CaseReadiness }) => (
            <CaseReadiness
              {...{ caseId, documents, hasOlder }}
              onAdd={mayAdd && adding === null ? setAdding : null}
            />
          )}
          onFailed={() => setLost(true)}
        />
      )}
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
            title: t(`cases:documentKind.${added.kind}`),
            lines: linesOf(added),
            origin: originOf(added),
          }))}
        />
      )}
      {shown !== null && hasOlder && (
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
      {(mayAdd || adding !== null) && (
        <div className="border-t border-rule bg-paper/50 p-5 print:hidden">
          {adding === null ? (
            <Button
              className="max-sm:w-full"
              onClick={() => setAdding(role === 'customer' ? 'contract' : 'letter')}
            >
              {t('documents:add.open')}
            </Button>
          ) : (
            <div className="grid gap-4">
              <OpenForm
                isEnded={!mayAdd}
                load={loadForm}
                draw={({ AddDocumentForm }) => (
                  <AddDocumentForm
                    writer={{ caseId, uid, role }}
                    kind={adding}
                    listed={role === 'customer' ? unnamed(item.file_urls, documents) : []}
                    onClose={close}
                  />
                )}
                meanwhile={<Skeleton className="h-80 w-full" />}
                onFailed={close}
              />
            </div>
          )}
        </div>
      )}
    </Sheet>
  );
}

/** The files of the case that none of the documents names. */
function unnamed(paths: Case['file_urls'], documents: readonly CaseDocument[] | undefined): string[] {
  return (paths ?? []).filter((path) => documents?.every((each) => each.path !== path) === true);
}
