import { useEffect, useRef, useState } from 'react';
import { discardCaseFiles, type UploadProgress } from './api/upload-case-file';
import { UploadError, uploadCaseFiles } from './api/upload-case-files';

export type ToSend = readonly { id: string; file: File }[];

/**
 * Uploads the attachments of a form to Storage: all or none, but for those that the person takes out. Leaving
 * the screen cancels them.
 * @param caseId of the case that they name, which need not exist yet
 */
export function useUploads(caseId: string) {
  const [progress, setProgress] = useState<Readonly<Record<string, UploadProgress>>>({});
  /** Paths of files that are there, by the files' ids: what is sent again brings them again. */
  const stored = useRef(new Map<string, string>());
  const whole = useRef(new AbortController());
  const each = useRef(new Map<string, AbortController>());

  /** Aborts the uploads in progress and deletes the files already stored. */
  const cancel = () => {
    whole.current.abort();
    for (const one of each.current.values()) one.abort();
  };
  const atTheEnd = useRef(cancel);
  useEffect(() => atTheEnd.current, []);

  /** The bars of files that are not there any more. */
  const wipe = () =>
    setProgress((all) => Object.fromEntries(Object.entries(all).filter(([id]) => stored.current.has(id))));
  const forget = (ids: readonly string[] = [...stored.current.keys()]) => {
    const paths = ids.flatMap((id) => stored.current.get(id) ?? []);
    for (const id of ids) stored.current.delete(id);
    wipe();
    void discardCaseFiles(paths);
  };

  return {
    /** How far each file has got, by its id. */
    progress,
    /**
     * @returns the paths of the files that were not taken out, in their order
     * @throws UploadError `cancelled`, or why one of them failed; then none is left
     */
    upload: async (uid: string, files: ToSend): Promise<string[]> => {
      const all = new AbortController();
      whole.current = all;
      const fresh = files
        .filter(({ id }) => !stored.current.has(id))
        .map((chosen) => ({ ...chosen, controller: new AbortController() }));
      each.current = new Map(fresh.map(({ id, controller }) => [id, controller]));
      try {
        await uploadCaseFiles({
          uid,
          caseId,
          files: fresh.map(({ id, file, controller }) => ({ id, file, signal: controller.signal })),
          onProgress: (id, now) => setProgress((others) => ({ ...others, [id]: now })),
          onStored: (id, path) => stored.current.set(id, path),
          signal: all.signal,
        });
        if (all.signal.aborted) throw new UploadError('', 'cancelled');
      } catch (error) {
        forget();
        throw error;
      } finally {
        each.current.clear();
        wipe();
      }
      return files.flatMap(({ id }) => stored.current.get(id) ?? []);
    },
    cancel,
    /** Takes away what is stored: nothing will list it. */
    forget: () => forget(),
    /** A file that was taken out of the form, before, during or after its upload. */
    forgetFile: (id: string) => {
      each.current.get(id)?.abort();
      forget([id]);
    },
    /** What is stored is listed by now, and is this form's no more. */
    release: () => {
      stored.current.clear();
      wipe();
    },
  };
}
