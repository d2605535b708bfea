import { CASE_FILE_TYPES } from '@app/domain/file';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '@/components/file-drop';
import { useLanguage } from '@/i18n';
import { formatBytes } from '@/i18n/format';
import type { UploadProgress } from '../api/upload-case-file';
import type { ChosenFile } from '../use-chosen-files';

interface ChosenFileListProps {
  files: readonly ChosenFile[];
  /** How far each file has got, by id. */
  progress: Readonly<Record<string, UploadProgress>>;
  /** Of the whole field, where no heading says it already. */
  label?: string;
  hint?: string;
  /** One file; without it, several. */
  single?: boolean;
  disabled: boolean;
  /** They are being uploaded: none can be added, and each can be cancelled. */
  uploading: boolean;
  /** Said once the form was refused because of a file. */
  error?: string | undefined;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Attachments to be sent: chosen, checked, being uploaded. */
export function ChosenFileList({
  files,
  progress,
  label,
  hint,
  single = false,
  disabled,
  uploading,
  error,
  onAdd,
  onRemove,
  ref,
}: ChosenFileListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <FileDrop
      ref={ref}
      name="files"
      label={label ?? t('cases:fields.files')}
      labelHidden={label === undefined}
      hint={hint ?? t('cases:files.hint')}
      single={single}
      dropText={t(single ? 'cases:files.dropOne' : 'cases:files.drop')}
      chooseText={t(single ? 'cases:files.chooseOne' : 'cases:files.choose')}
      listLabel={t('cases:files.list')}
      accept={CASE_FILE_TYPES.join(',')}
      disabled={disabled}
      removable={!disabled || uploading}
      error={error}
      rows={files.map(({ id, file, issue }) => {
        const { share, waiting = false } = progress[id] ?? {};
        const size = formatBytes(file.size, language);
        const percent = Math.round((share ?? 0) * 100);
        return {
          id,
          name: file.name,
          size: share === undefined ? size : t('attachments:upload.share', { percent, size }),
          isPicture: file.type.startsWith('image/'),
          // Only a whole picture is drawn: a broken one would show as such.
          picture: issue === null && file.type.startsWith('image/') ? file : undefined,
          progress: share,
          progressLabel:
            share === undefined ? undefined : t('cases:files.progress', { file: file.name, percent }),
          done: share === 1 ? t('cases:files.done') : undefined,
          waiting: waiting ? t('attachments:upload.waiting') : undefined,
          error: issue === undefined || issue === null ? undefined : t(`validation:${issue}`),
          removeLabel: uploading
            ? t('attachments:upload.cancelFile', { file: file.name })
            : t('cases:files.remove', { file: file.name }),
        };
      })}
      onAdd={onAdd}
      onRemove={onRemove}
    />
  );
}
