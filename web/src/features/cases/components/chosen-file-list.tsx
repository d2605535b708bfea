import { CASE_FILE_TYPES } from '@app/domain/file';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '@/components/file-drop';
import { useLanguage } from '@/i18n';
import { formatBytes } from '@/i18n/format';
import type { ChosenFile } from './use-chosen-files';

interface ChosenFileListProps {
  files: readonly ChosenFile[];
  /** How far each file has got, from 0 to 1, by id. */
  progress: Readonly<Record<string, number>>;
  disabled: boolean;
  /** Said once the form was refused because of a file. */
  error?: string | undefined;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  ref: Ref<HTMLDivElement>;
}

/** The attachments of a new case: chosen, looked into, on their way. */
export function ChosenFileList({
  files,
  progress,
  disabled,
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
      label={t('cases:fields.files')}
      labelHidden
      hint={t('cases:files.hint')}
      dropText={t('cases:files.drop')}
      chooseText={t('cases:files.choose')}
      listLabel={t('cases:files.list')}
      accept={CASE_FILE_TYPES.join(',')}
      disabled={disabled}
      error={error}
      rows={files.map(({ id, file, issue }) => {
        const share = progress[id];
        return {
          id,
          name: file.name,
          size: formatBytes(file.size, language),
          isPicture: file.type.startsWith('image/'),
          // Only a whole picture is drawn: a broken one would show as such.
          picture: issue === null && file.type.startsWith('image/') ? file : undefined,
          progress: share,
          progressLabel:
            share === undefined
              ? undefined
              : t('cases:files.progress', { file: file.name, percent: Math.round(share * 100) }),
          note: share === 1 ? t('cases:files.done') : undefined,
          error: issue === undefined || issue === null ? undefined : t(`validation:${issue}`),
          removeLabel: t('cases:files.remove', { file: file.name }),
        };
      })}
      onAdd={onAdd}
      onRemove={onRemove}
    />
  );
}
