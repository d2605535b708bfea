import type { Case } from '@app/domain/case';
import type { CaseFile } from '@app/domain/case-file';
import { displayFileName } from '@app/domain/file';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentList, AttachmentRow } from '@/components/attachment-list';
import { Lazy } from '@/components/lazy';
import { Sheet } from '@/components/page';
import { useCaseFiles } from '../api/use-case-files';
import { AttachmentFacts } from './attachment-facts';
import { FileRecord } from './file-record';
import { useSaving } from '../use-saving';

const loadPreview = () => import('./attachment-preview');

interface CaseAttachmentsProps {
  item: Case;
  /** How more are added, for those who may. */
  children?: ReactNode;
}

/** The papers of a case, with type and size; looked at in place or saved, with the reader's own rights. */
export function CaseAttachments({ item, children }: CaseAttachmentsProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<{ path: string; open: boolean } | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const paths = item.file_urls ?? [];
  const records = useCaseFiles(item.id);
  return (
    <Sheet title={t('cases:fields.files')} id="case-files">
      {paths.length === 0 ? (
        <p className="px-5 py-4 text-ink-soft">{t('attachments:none')}</p>
      ) : (
        <AttachmentList label={t('cases:fields.files')}>
          {paths.map((path) => (
            <Row
              key={path}
              path={path}
              // What could not be read is not said to be missing.
              isKnown={records.status === 'ready'}
              record={records.data?.find((one) => one.path === path)}
              onShow={() => setShown({ path, open: true })}
              ref={(button) => {
                if (button !== null) buttons.current.set(path, button);
                return () => void buttons.current.delete(path);
              }}
            />
          ))}
        </AttachmentList>
      )}
      {children !== undefined && (
        <div className="border-t border-rule bg-paper/50 p-5 print:hidden">{children}</div>
      )}
      {shown !== null && (
        <Lazy
          load={loadPreview}
          draw={({ AttachmentPreview }) => (
            <AttachmentPreview
              paths={paths}
              path={shown.path}
              // The server may take a file away while it is looked at.
              open={shown.open && paths.includes(shown.path)}
              onShow={(path) => setShown({ path, open: true })}
              onClose={() => setShown({ ...shown, open: false })}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                buttons.current.get(shown.path)?.focus();
              }}
            />
          )}
          onFailed={() => setShown(null)}
        />
      )}
    </Sheet>
  );
}

interface RowProps {
  path: string;
  isKnown: boolean;
  record: CaseFile | undefined;
  onShow: () => void;
  ref: Ref<HTMLButtonElement>;
}

function Row({ path, isKnown, record, onShow, ref }: RowProps) {
  const { t } = useTranslation();
  const { save, busy, problem } = useSaving(path);
  const name = displayFileName(path);
  return (
    <AttachmentRow
      ref={ref}
      name={name}
      isPicture={/\.(jpe?g|png)$/i.test(name)}
      facts={<AttachmentFacts path={path} />}
      record={isKnown && <FileRecord name={name} record={record} />}
      showLabel={t('attachments:show', { file: name })}
      downloadLabel={t('attachments:download', { file: name })}
      problem={problem}
      busy={busy}
      onShow={onShow}
      onDownload={save}
    />
  );
}
