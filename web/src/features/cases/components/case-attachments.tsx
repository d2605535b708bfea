import type { Case } from '@app/domain/case';
import { displayFileName } from '@app/domain/file';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentList } from '@/components/attachment-list';
import { Sheet } from '@/components/page';
import { toProblem, type Problem } from '@/lib/problems';
import { downloadAttachment, openAttachment } from '../api/open-attachment';

interface Try {
  busy: boolean;
  problem?: Problem;
}

/** The papers of a case, opened or saved with the reader's own rights. */
export function CaseAttachments({ item }: { item: Case }) {
  const { t } = useTranslation();
  const [tries, setTries] = useState<Readonly<Record<string, Try>>>({});
  const note = (path: string, made: Try) => setTries((all) => ({ ...all, [path]: made }));
  const attempt = async (path: string, work: (path: string) => Promise<void>) => {
    note(path, { busy: true });
    try {
      await work(path);
      note(path, { busy: false });
    } catch (error) {
      note(path, { busy: false, problem: toProblem(error) });
    }
  };
  const sentence = (problem: Problem) => {
    // The server takes away what is not a whole PDF, JPG or PNG, and leaves its name in the case.
    if (problem === 'notFound') return t('cases:files.gone');
    return problem === 'denied' ? t('problems:denied') : t('cases:files.openFailed');
  };
  const paths = item.file_urls ?? [];
  return (
    <Sheet title={t('cases:fields.files')}>
      {paths.length === 0 ? (
        <p className="px-5 py-4 text-ink-soft">{t('cases:files.none')}</p>
      ) : (
        <AttachmentList
          label={t('cases:fields.files')}
          rows={paths.map((path) => {
            const file = displayFileName(path);
            const { busy = false, problem } = tries[path] ?? {};
            return {
              path,
              name: file,
              isPicture: /\.(jpe?g|png)$/i.test(file),
              openLabel: t('cases:files.open', { file }),
              downloadLabel: t('cases:files.download', { file }),
              problem: problem === undefined ? undefined : sentence(problem),
              busy,
            };
          })}
          onOpen={(path) => void attempt(path, openAttachment)}
          onDownload={(path) => void attempt(path, downloadAttachment)}
        />
      )}
    </Sheet>
  );
}
