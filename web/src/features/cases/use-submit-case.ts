import type { NewCase } from '@app/domain/case';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '@/lib/firebase/problems';
import { session } from '@/lib/session/session';
import { toasts } from '@/lib/command/toast';
import { useCommand } from '@/lib/command/use-command';
import { createCase } from './api/create-case';
import { UploadError } from './api/upload-case-files';
import { useAbortOnLeave } from './use-abort-on-leave';
import { useWarnBeforeUnload } from './use-warn-before-unload';
import { saveStatedParts, type ByPart, type PartSlots } from './use-stated-parts';
import { useUploadFailure } from './use-upload-failure';
import { useUploads, type ToSend } from './use-uploads';

interface SubmitCase {
  /** Of this form, however often it is sent. */
  caseId: string;
  /** Called before the case itself is sent: from then on it may exist. @param stated what is stated beside it */
  onSend: (stated: ByPart) => void;
  /** The case is there with something else: what is typed now has not been sent. */
  onSavedBefore?: () => void;
  /** What is stated beside the case; nothing where it is left out. */
  slots?: PartSlots | undefined;
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
  stated: ByPart;
}

/** Sends a new case: first its attachments, then itself. Every way in which that can fail leaves the form as it was. */
export function useSubmitCase({ caseId, onSend, onSavedBefore, slots, onCreated, onDone }: SubmitCase) {
  const { t } = useTranslation();
  const [phase, setPhase] = useState<'uploading' | 'creating' | null>(null);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const uploads = useUploads(caseId);
  const uploadFailure = useUploadFailure();
  const created = useRef(false);
  const leaving = useAbortOnLeave();

  /** The case is there and stays: what cannot be stored beside it is said, and can be stated on its page. @returns whether it is stored */
  const saveStated = (uid: string, stated: ByPart | undefined): Promise<boolean> =>
    saveStatedParts(slots, caseId, uid, stated ?? {});
  const received = (isAllSaved: boolean) => ({
    title: t('new-case:created'),
    description: t(isAllSaved ? 'new-case:createdText' : 'new-case:statedLost'),
  });

  const { busy, send } = useCommand({
    run: async ({ values, files, uid, email, stated }: Submission) => {
      setPhase('uploading');
      const paths = await uploads.upload(uid, files);
      setPhase('creating');
      onSend(stated);
      await createCase({ caseId, uid, email, values, files: paths });
      return saveStated(uid, stated);
    },
    onDone: () => {
      created.current = true;
      onCreated();
      if (!leaving.signal().aborted) onDone();
    },
    onFailed: (error) => {
      if (error instanceof UploadError) return;
      const problem = toProblem(error);
      const undecided = problem === 'unconfirmed' || (unconfirmed && problem === 'offline');
      setUnconfirmed(undecided);
      // Offline, the files wait for the next attempt; otherwise it is known that no case lists them.
      if (!undecided && problem !== 'offline') uploads.forget();
      if (problem === 'savedBefore') onSavedBefore?.();
    },
    onSettled: () => setPhase(null),
    done: (isAllSaved) => received(isAllSaved),
    failed: (error) => {
      if (!(error instanceof UploadError)) {
        const problem = toProblem(error);
        if (problem === 'savedBefore')
          return { title: t('cases:new.failed'), description: t('new-case:savedBefore') };
        const message = t(`problems:${problem}`);
        return { title: t('cases:new.failed'), description: t('cases:new.failedText', { message }) };
      }
      // A person who left the page cancelled the upload with that.
      return leaving.signal().aborted ? null : uploadFailure(error);
    },
  });
  const submit = async (values: NewCase, files: ToSend, stated: ByPart) => {
    if (created.current) return;
    const now = session.get();
    if (now.state === 'signed-in') await send({ values, files, uid: now.uid, email: now.email, stated });
    else toasts.show({ variant: 'destructive', title: t('new-case:signInFirst') });
  };

  useWarnBeforeUnload(busy);
  return {
    submit,
    saveStated,
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
