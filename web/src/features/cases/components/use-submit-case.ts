import type { NewCase } from '@app/domain/case';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemError, toProblem } from '@/lib/problems';
import { session } from '@/lib/session';
import { toasts } from '@/lib/toast';
import { createCase } from '../api/create-case';
import { discardCaseFiles } from '../api/upload-case-file';
import { UploadError, uploadCaseFiles } from '../api/upload-case-files';
import { useOneAtATime } from './use-one-at-a-time';

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

type ToSend = readonly { id: string; file: File }[];

/** Sends a new case: first its attachments, then itself. Every way in which that can fail leaves the form as it was. */
export function useSubmitCase({ caseId, onSend, onCreated, onDone }: SubmitCase) {
  const { t } = useTranslation();
  const [phase, setPhase] = useState<'uploading' | 'creating' | null>(null);
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({});
  const [unconfirmed, setUnconfirmed] = useState(false);
  /** Paths of files that are stored already, by the files' ids: a case that is sent again brings them again. */
  const stored = useRef(new Map<string, string>());
  const created = useRef(false);
  const leaving = useAbortOnLeave();

  const forgetStored = (ids: Iterable<string> = stored.current.keys()) => {
    const paths = [...ids].flatMap((id) => stored.current.get(id) ?? []);
    for (const id of [...ids]) stored.current.delete(id);
    void discardCaseFiles(paths);
  };
  const upload = async (uid: string, files: ToSend) => {
    setPhase('uploading');
    const fresh = await uploadCaseFiles({
      uid,
      caseId,
      files: files.filter(({ id }) => !stored.current.has(id)),
      onProgress: (id, share) => setProgress((all) => ({ ...all, [id]: share })),
      signal: leaving.signal(),
    });
    for (const [id, path] of fresh) stored.current.set(id, path);
    return files.flatMap(({ id }) => stored.current.get(id) ?? []);
  };
  const fail = (error: unknown) => {
    const problem = error instanceof UploadError ? error.problem : toProblem(error);
    const message = t(`problems:${problem}`);
    // Who has left the page has cancelled the upload by that, and needs no telling.
    if (error instanceof UploadError && leaving.signal().aborted) return;
    toasts.show(
      error instanceof UploadError
        ? {
            variant: 'destructive',
            title: t('cases:new.uploadFailed'),
            description: t('cases:new.uploadFailedText', { file: error.fileName, message }),
          }
        : {
            variant: 'destructive',
            title: t('cases:new.failed'),
            description: t('cases:new.failedText', { message }),
          },
    );
  };

  const { busy, run } = useOneAtATime(async (values: NewCase, files: ToSend) => {
    const now = session.get();
    if (created.current) return;
    if (now.state !== 'signed-in') {
      toasts.show({ variant: 'destructive', title: t('cases:new.signInFirst') });
      return;
    }
    try {
      const paths = await upload(now.uid, files);
      if (leaving.signal().aborted) {
        forgetStored();
        return;
      }
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
        if (!undecided && toProblem(error) !== 'offline') forgetStored();
      }
      setProgress((all) => Object.fromEntries(Object.entries(all).filter(([id]) => stored.current.has(id))));
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
    progress,
    /** Sent, and not known whether it arrived: it may be sent again as it is, and not be changed. */
    unconfirmed,
    /** A file that was taken out of the form. */
    forgetFile: (id: string) => {
      forgetStored([id]);
      setProgress((all) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== id)));
    },
  };
}

/** Does the same person still use this tab? */
function isStill(uid: string): boolean {
  const now = session.get();
  return 'uid' in now && now.uid === uid;
}

/** No answer came; a ProblemError `offline` was thrown before anything was sent, the SDK's own perhaps after. */
function mayHaveArrived(error: unknown): boolean {
  const problem = toProblem(error);
  return problem === 'unconfirmed' || (problem === 'offline' && !(error instanceof ProblemError));
}

/** A signal that is aborted when the screen is left. Made anew when StrictMode only pretends to leave. */
function useAbortOnLeave() {
  const controller = useRef(new AbortController());
  useEffect(() => {
    if (controller.current.signal.aborted) controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return { signal: () => controller.current.signal };
}

/** Asks before a reload or a closed tab cuts off what is being sent. */
function useWarnBeforeUnload(sending: boolean) {
  useEffect(() => {
    if (!sending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [sending]);
}
