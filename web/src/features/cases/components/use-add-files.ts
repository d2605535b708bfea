import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '@/lib/problems';
import { toasts } from '@/lib/toast';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { addCaseFiles } from '../api/add-case-files';
import { UploadError } from '../api/upload-case-files';
import { isStill, mayHaveArrived } from './sending';
import { useAbortOnLeave, useWarnBeforeUnload } from './use-leaving';
import { useUploadFailure } from './use-upload-failure';
import { useUploads, type ToSend } from './use-uploads';

interface AddFiles {
  caseId: string;
  uid: string;
  /** Paths that the case lists now. */
  listed: readonly string[];
  /** The case lists the files; the form can be emptied. */
  onAdded: () => void;
}

/** Adds files to a case that is there: uploads them, then has the case list them. What fails leaves none behind. */
export function useAddFiles({ caseId, uid, listed, onAdded }: AddFiles) {
  const { t } = useTranslation();
  const [phase, setPhase] = useState<'uploading' | 'adding' | null>(null);
  /** Paths that were sent without an answer: they may be listed, or never will be. */
  const [unconfirmed, setUnconfirmed] = useState<readonly string[] | null>(null);
  const uploads = useUploads(caseId);
  const tellUploadFailure = useUploadFailure();
  const leaving = useAbortOnLeave();

  const finish = () => {
    uploads.release();
    setUnconfirmed(null);
    onAdded();
    toasts.show({ title: t('attachments:add.done'), description: t('attachments:add.doneText') });
  };
  const fail = (message: string) =>
    toasts.show({ variant: 'destructive', title: t('attachments:add.failed'), description: message });

  const { busy, run } = useOneAtATime(async (files: ToSend) => {
    let paths: string[] = [];
    try {
      setPhase('uploading');
      paths = await uploads.upload(uid, files);
      // Each of them was taken out on its way.
      if (paths.length === 0) return;
      setPhase('adding');
      const outcome = await addCaseFiles({ caseId, uid, files: paths });
      if (outcome === 'added') {
        if (isStill(uid)) finish();
        return;
      }
      setUnconfirmed(null);
      uploads.forget();
      if (isStill(uid)) fail(t(`attachments:add.${outcome}Meanwhile`));
    } catch (error) {
      if (error instanceof UploadError) {
        // Who has left the page has cancelled the upload by that, and needs no telling.
        if (!leaving.signal().aborted && isStill(uid)) tellUploadFailure(error);
        return;
      }
      const problem = toProblem(error);
      const undecided = mayHaveArrived(error) || (unconfirmed !== null && problem === 'offline');
      setUnconfirmed(undecided ? paths : null);
      // Offline, the files wait for the next attempt; else the case is known not to list them.
      if (!undecided && problem !== 'offline') uploads.forget();
      if (isStill(uid)) fail(t(`problems:${problem}`));
    } finally {
      setPhase(null);
    }
  });

  const arrived = unconfirmed !== null && !busy && unconfirmed.every((path) => listed.includes(path));
  const tell = useRef(finish);
  useEffect(() => {
    tell.current = finish;
  });
  useEffect(() => {
    if (arrived) tell.current();
  }, [arrived]);

  useWarnBeforeUnload(busy);
  return {
    add: run,
    busy,
    phase,
    progress: uploads.progress,
    /** Stops the upload; no file stays. */
    cancel: uploads.cancel,
    /** Sent, and not known whether it arrived: it may be sent again as it is, and not be changed. */
    unconfirmed: unconfirmed !== null,
    forgetFile: uploads.forgetFile,
  };
}
