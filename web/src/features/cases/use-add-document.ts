import type { NewCaseDocument } from '@app/domain/case-document';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '@/lib/firebase/problems';
import { useCommand } from '@/lib/command/use-command';
import { newId } from '@/lib/firebase/new-id';
import { addCaseDocument, type DocumentWriter } from './api/add-case-document';
import { uploadCaseFile, type UploadProgress } from './api/upload-case-file';
import { useAbortOnLeave } from './use-abort-on-leave';
import { useWarnBeforeUnload } from './use-warn-before-unload';
import { useUploadFailure } from './use-upload-failure';

interface ToAdd {
  /** A file to upload, or the path of one that the case lists. */
  source: { file: File } | { path: string };
  document: NewCaseDocument;
}

/**
 * Uploads a file and adds it to the case as a document. Once it is uploaded it stays, also when adding it failed: the
 * document may exist already. Sending again adds it once; a file that no document names is swept by the server.
 */
export function useAddDocument(writer: DocumentWriter, onAdded: () => void) {
  const { t } = useTranslation('documents');
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [isStored, setStored] = useState(false);
  const uploaded = useRef<string | null>(null);
  const fileName = useRef('');
  const [id] = useState(newId);
  const uploadFailure = useUploadFailure();
  const leaving = useAbortOnLeave();
  const { uid, caseId } = writer;

  const { busy, send } = useCommand({
    run: async ({ source, document }: ToAdd) => {
      if ('file' in source) {
        const { file } = source;
        fileName.current = file.name;
        uploaded.current ??= await uploadCaseFile({
          ...{ uid, caseId, file, timeMs: Date.now(), signal: leaving.signal() },
          onProgress: setProgress,
        });
        setProgress({ share: 1, waiting: false });
      } else uploaded.current = source.path;
      setStored(true);
      await addCaseDocument(writer, id, uploaded.current, document);
    },
    onDone: onAdded,
    onSettled: () => {
      if (uploaded.current === null) setProgress(null);
    },
    done: () => ({ title: t('documents:add.done') }),
    failed: (error) => {
      if (uploaded.current !== null) return { title: t('documents:add.failed') };
      const failure = { problem: toProblem(error), fileName: fileName.current };
      return leaving.signal().aborted ? null : uploadFailure(failure);
    },
  });
  useWarnBeforeUnload(busy);
  return {
    add: send,
    busy,
    /** Of the upload; null before it. */
    progress,
    /** Stored, so that the form can only be sent again as it is. */
    isStored,
  };
}
