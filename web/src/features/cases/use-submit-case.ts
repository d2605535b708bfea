import type { NewCase } from '@app/domain/case';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '@/lib/firebase/problems';
import { session } from '@/lib/session/session';
import { toasts } from '@/lib/command/toast';
import { useCommand } from '@/lib/command/use-command';
import { createCase } from './api/create-case';
import { UploadError } from './api/upload-case-files';
import { mayHaveArrived } from './sending';
import { useAbortOnLeave, useWarnBeforeUnload } from './use-leaving';
import { useUploadFailure } from './use-upload-failure';
import { useUploads, type ToSend } from './use-uploads';

interface SubmitCase {
  /** Of this form, however often it is sent. */
  caseId: string;
  /** Called before the case itself is sent: from then on it may exist. @param sheet what is stated of its claim */
  onSend: (sheet: object) => void;
  /** Stores what is stated of the claim, once the case exists. */
  saveClaim?: ((caseId: string, uid: string, sheet: unknown) => Promise<void>) | undefined;
  /** The case is there; who sent it may have gone to another page. */
  onCreated: () => void;
  /** The same, and the form is still on the screen. */
  onDone: () => void;
}

interface Submission {
  values: NewCase;
  files: ToSend;
  uid: string;
  email: string;
  sheet: object;
}

/** Sends a new case: first its attachments, then itself. Every way in which that can fail leaves the form as it was. */
export function useSubmitCase({ caseId, onSend, saveClaim, onCreated, onDone }: SubmitCase) {
  const { t } = useTranslation();
  const [phase, setPhase] = useState<'uploading' | 'creating' | null>(null);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const uploads = useUploads(caseId);
  const uploadFailure = useUploadFailure();
  const created = useRef(false);
  const leaving = useAbortOnLeave();

  /** The case is there and stays: what cannot be stored beside it is said, and can be stated on its page. @returns whether it is stored */
  const saveSheet = async (uid: string, sheet: unknown): Promise<boolean> => {
    if (saveClaim === undefined || sheet === undefined) return true;
    try {
      await saveClaim(caseId, uid, sheet);
      return true;
    } catch (error) {
      reportError(error);
      return false;
    }
  };
  const received = (isSheetSaved: boolean) => ({
    title: t('new-case:created'),
    description: t(isSheetSaved ? 'new-case:createdText' : 'new-case:claimLost'),
  });

  const { busy, send } = useCommand({
    run: async ({ values, files, uid, email, sheet }: Submission) => {
      setPhase('uploading');
      const paths = await uploads.upload(uid, files);
      setPhase('creating');
      onSend(sheet);
      await createCase({ caseId, uid, email, values, files: paths });
      return saveSheet(uid, sheet);
    },
    onDone: () => {
      created.current = true;
      onCreated();
      if (!leaving.signal().aborted) onDone();
    },
    onFailed: (error) => {
      if (error instanceof UploadError) return;
      const undecided = mayHaveArrived(error) || (unconfirmed && toProblem(error) === 'offline');
      setUnconfirmed(undecided);
      // Offline, the files wait for the next attempt; otherwise it is known that the case does not exist.
      if (!undecided && toProblem(error) !== 'offline') uploads.forget();
    },
    onSettled: () => setPhase(null),
    done: (isSheetSaved) => received(isSheetSaved),
    failed: (error) => {
      if (!(error instanceof UploadError)) {
        const message = t(`problems:${toProblem(error)}`);
        return { title: t('cases:new.failed'), description: t('cases:new.failedText', { message }) };
      }
      // A person who left the page cancelled the upload with that.
      return leaving.signal().aborted ? null : uploadFailure(error);
    },
  });
  const submit = async (values: NewCase, files: ToSend, sheet: object) => {
    if (created.current) return;
    const now = session.get();
    if (now.state === 'signed-in') await send({ values, files, uid: now.uid, email: now.email, sheet });
    else toasts.show({ variant: 'destructive', title: t('new-case:signInFirst') });
  };

  useWarnBeforeUnload(busy);
  return {
    submit,
    saveSheet,
    /** The toast of a case that was received. */
    received,
    busy,
    phase,
    progress: uploads.progress,
    /** Aborts the upload: no case is created, and no file stays. No effect once the case itself is being sent. */
    cancel: uploads.cancel,
    /** Sent, and not known whether it arrived: it may be sent again as it is, and not be changed. */
    unconfirmed,
    forgetFile: uploads.forgetFile,
  };
}
