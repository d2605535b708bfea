import type { NewCase } from '@app/domain/case';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '@/lib/problems';
import { session } from '@/lib/session';
import { toasts } from '@/lib/toast';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { createCase } from '../api/create-case';
import { UploadError } from '../api/upload-case-files';
import { isStill, mayHaveArrived } from './sending';
import { useAbortOnLeave, useWarnBeforeUnload } from './use-leaving';
import { useUploadFailure } from './use-upload-failure';
import { useUploads, type ToSend } from './use-uploads';

interface SubmitCase {
  /** Of this form, however often it is sent. */
  caseId: string;
  /** Called before the case itself is sent: from then on it may exist. */
  onSend: () => void;
  /** The case is there; who sent it may have gone to another page. */
  onCreated: () => void;
  /** The same, and the form is still on the screen. */
  onDone: () => void;
}

/** Sends a new case: first its attachments, then itself. Every way in which that can fail leaves the form as it was. */
export function useSubmitCase({ caseId, onSend, onCreated, onDone }: SubmitCase) {
  const { t } = useTranslation();
  const [phase, setPhase] = useState<'uploading' | 'creating' | null>(null);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const uploads = useUploads(caseId);
  const tellUploadFailure = useUploadFailure();
  const created = useRef(false);
  const leaving = useAbortOnLeave();

  const fail = (error: unknown) => {
    if (error instanceof UploadError) {
      // Who has left the page has cancelled the upload by that, and needs no telling.
      if (!leaving.signal().aborted) tellUploadFailure(error);
      return;
    }
    const message = t(`problems:${toProblem(error)}`);
    toasts.show({
      variant: 'destructive',
      title: t('cases:new.failed'),
      description: t('cases:new.failedText', { message }),
    });
  };

  const { busy, run } = useOneAtATime(async (values: NewCase, files: ToSend) => {
    const now = session.get();
    if (created.current) return;
    if (now.state !== 'signed-in') {
      toasts.show({ variant: 'destructive', title: t('cases:new.signInFirst') });
      return;
    }
    try {
      setPhase('uploading');
      const paths = await uploads.upload(now.uid, files);
      setPhase('creating');
      onSend();
      await createCase({ caseId, uid: now.uid, email: now.email, values, files: paths });
      created.current = true;
      onCreated();
      if (!isStill(now.uid)) return;
      toasts.show({ title: t('cases:new.created'), description: t('cases:new.createdText') });
      if (!leaving.signal().aborted) onDone();
    } catch (error) {
      if (!(error instanceof UploadError)) {
        const undecided = mayHaveArrived(error) || (unconfirmed && toProblem(error) === 'offline');
        setUnconfirmed(undecided);
        // Offline, the files wait for the next attempt; else the case is known not to be.
        if (!undecided && toProblem(error) !== 'offline') uploads.forget();
      }
      if (isStill(now.uid)) fail(error);
    } finally {
      setPhase(null);
    }
  });

  useWarnBeforeUnload(busy);
  return {
    submit: run,
    busy,
    phase,
    progress: uploads.progress,
    /** Stops the upload: no case is sent, and no file stays. Nothing once the case itself is on its way. */
    cancel: uploads.cancel,
    /** Sent, and not known whether it arrived: it may be sent again as it is, and not be changed. */
    unconfirmed,
    forgetFile: uploads.forgetFile,
  };
}
