import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '@/lib/firebase/problems';
import { toasts, type NewToast } from '@/lib/command/toast';
import { useCommand } from '@/lib/command/use-command';
import { addCaseFiles } from './api/add-case-files';
import { UploadError } from './api/upload-case-files';
import { useAbortOnLeave } from './use-abort-on-leave';
import { useWarnBeforeUnload } from './use-warn-before-unload';
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
  const uploadFailure = useUploadFailure();
  const leaving = useAbortOnLeave();

  const finish = () => {
    uploads.release();
    setUnconfirmed(null);
    onAdded();
  };
  const addedToast = () => ({ title: t('attachments:add.done'), description: t('attachments:add.doneText') });
  const failure = (description: string): NewToast => ({
    variant: 'destructive',
    title: t('attachments:add.failed'),
    description,
  });

  const sent = useRef<readonly string[]>([]);
  const { busy, send } = useCommand({
    run: async (files: ToSend) => {
      setPhase('uploading');
      const paths = await uploads.upload(uid, files);
      sent.current = paths;
      // Each of them was removed during the upload.
      if (paths.length === 0) return null;
      setPhase('adding');
      return addCaseFiles({ caseId, uid, files: paths });
    },
    onDone: (outcome) => {
      if (outcome === 'added') finish();
      if (outcome === null || outcome === 'added') return;
      setUnconfirmed(null);
      uploads.forget();
    },
    onFailed: (error) => {
      if (error instanceof UploadError) return;
      const problem = toProblem(error);
      const undecided = problem === 'unconfirmed' || (unconfirmed !== null && problem === 'offline');
      setUnconfirmed(undecided ? sent.current : null);
      // Offline, the files wait for the next attempt; otherwise it is known that the case does not list them.
      if (!undecided && problem !== 'offline') uploads.forget();
    },
    onSettled: () => setPhase(null),
    done: (outcome) => {
      if (outcome === null) return null;
      return outcome === 'added' ? addedToast() : failure(t(`attachments:add.${outcome}Meanwhile`));
    },
    failed: (error) => {
      if (!(error instanceof UploadError)) return failure(t(`problems:${toProblem(error)}`));
      // A person who left the page cancelled the upload with that.
      return leaving.signal().aborted ? null : uploadFailure(error);
    },
  });

  const arrived = unconfirmed !== null && !busy && unconfirmed.every((path) => listed.includes(path));
  const onArrival = useRef(finish);
  useEffect(() => {
    onArrival.current = () => {
      finish();
      toasts.show(addedToast());
    };
  });
  useEffect(() => {
    if (arrived) onArrival.current();
  }, [arrived]);

  useWarnBeforeUnload(busy);
  return {
    add: send,
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
