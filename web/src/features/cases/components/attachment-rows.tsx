import type { CaseFile } from '@app/domain/case-file';
import { displayFileName, isCaseFileType } from '@app/domain/file';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentList, AttachmentRow } from '@/components/attachment-list';
import { Lazy } from '@/components/lazy';
import { AttachmentFacts, FileFactsText } from './attachment-facts';
import { FileRecord } from './file-record';
import { useSaving } from '../use-saving';

const loadPreview = () => import('./attachment-preview');

export interface ListedFile {
  path: string;
  /** What the server has recorded of it; undefined: nothing yet. */
  record: CaseFile | undefined;
  /** Shown in place of the file's name. */
  title?: string;
  /** What is said of it, each on a line. */
  lines?: readonly string[];
  /** Who added it, and when. Then type and size are the record's: before there is one, only its author reads the file. */
  origin?: ReactNode;
}

export interface AttachmentRowsProps {
  label: string;
  files: readonly ListedFile[];
  /** The records could be read: what could not be read is not said to be missing. */
  isKnown: boolean;
}

/** Stored files with type, size and record; looked at in place or saved, with the reader's own rights. */
export function AttachmentRows({ label, files, isKnown }: AttachmentRowsProps) {
  const [shown, setShown] = useState<{ path: string; open: boolean } | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const paths = files.map(({ path }) => path);
  return (
    <>
      <AttachmentList label={label}>
        {files.map((file) => (
          <Row
            key={file.path}
            file={file}
            isKnown={isKnown}
            onShow={() => setShown({ path: file.path, open: true })}
            ref={(button) => {
              if (button !== null) buttons.current.set(file.path, button);
              return () => void buttons.current.delete(file.path);
            }}
          />
        ))}
      </AttachmentList>
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
    </>
  );
}

interface RowProps {
  file: ListedFile;
  isKnown: boolean;
  onShow: () => void;
  ref: Ref<HTMLButtonElement>;
}

function Row({ file: { path, record, title, lines, origin }, isKnown, onShow, ref }: RowProps) {
  const { t } = useTranslation();
  const { save, busy, problem } = useSaving(path);
  const name = displayFileName(path);
  return (
    <AttachmentRow
      ref={ref}
      name={title ?? name}
      lines={lines}
      isPicture={/\.(jpe?g|png)$/i.test(name)}
      facts={
        origin === undefined ? (
          <AttachmentFacts path={path} />
        ) : (
          <>
            {origin}
            {record !== undefined && <FileFactsText size={record.size} type={typeOf(record)} />}
          </>
        )
      }
      record={isKnown && <FileRecord name={name} record={record} />}
      showLabel={t('attachments:show', {
        file: title === undefined ? name : `${[title, ...(lines ?? [])].join(' · ')}: ${name}`,
      })}
      downloadLabel={t('attachments:download', { file: name })}
      problem={problem}
      busy={busy}
      onShow={onShow}
      onDownload={save}
    />
  );
}

function typeOf({ content_type }: CaseFile) {
  return isCaseFileType(content_type) ? content_type : null;
}
