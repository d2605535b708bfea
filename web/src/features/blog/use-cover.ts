import { useEffect, useRef, useState } from 'react';
import type { PictureProblem } from '@/lib/media/cut-picture';
import { loadWhenOnline } from '@/lib/page/load-when-online';
import { toProblem, type Problem } from '@/lib/firebase/problems';

/** Why there is no new picture: the file is none, or it could not be stored. */
export type CoverFailure = { file: PictureProblem } | { storing: Problem };

export type Cover = ReturnType<typeof useCover>;

/**
 * Cuts and stores a chosen picture; the last one chosen counts, also when an earlier one is ready later.
 * @param onStored called with its path
 */
export function useCover(uid: string, onStored: (path: string) => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CoverFailure | null>(null);
  const latest = useRef(0);
  useEffect(() => {
    latest.current = 0;
    return () => {
      latest.current = -1;
    };
  }, []);

  const cutAndStore = async (file: File): Promise<string | CoverFailure> => {
    try {
      const [{ coverPicture }, { uploadCover }] = await loadWhenOnline(() =>
        Promise.all([import('./cover-picture'), import('./api/upload-cover')]),
      );
      const cut = await coverPicture(file);
      if ('problem' in cut) return { file: cut.problem };
      return await uploadCover(uid, cut.picture);
    } catch (error) {
      return { storing: toProblem(error) };
    }
  };
  return {
    busy,
    failure,
    /** @returns why the picture was not taken, or null */
    choose: async (file: File): Promise<CoverFailure | null> => {
      latest.current += 1;
      const turn = latest.current;
      setBusy(true);
      setFailure(null);
      const result = await cutAndStore(file);
      if (turn !== latest.current) return null;
      setBusy(false);
      if (typeof result === 'string') {
        onStored(result);
        return null;
      }
      setFailure(result);
      return result;
    },
    /** The choice was replaced: a pending result is ignored, and the error is cleared. */
    forget: () => {
      latest.current += 1;
      setBusy(false);
      setFailure(null);
    },
  };
}
