import { useEffect, useRef, useState } from 'react';
import type { PictureProblem } from '@/lib/media/cut-picture';
import { squarePicture } from './square-picture';

interface Chosen {
  /** null: no picture at all. */
  picture: File | null;
  url: string | null;
  /** Under which address it was saved, in place of which. */
  saved?: { as: string | null; over: string | null };
}

export type AvatarChoice = ReturnType<typeof useAvatarChoice>;

/**
 * The picture that was chosen and not saved: cut to its square at once, so that what is seen is what is sent.
 * @param live the address of the picture that is saved
 */
export function useAvatarChoice(live: string | null) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [reading, setReading] = useState(false);
  /** A picture that was chosen later counts, also when it was ready earlier. */
  const latest = useRef(0);

  const url = chosen?.url ?? null;
  useEffect(() => {
    if (url === null) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  useEffect(
    () => () => {
      latest.current = -1;
    },
    [],
  );

  const decide = (next: Chosen | null) => {
    latest.current += 1;
    setReading(false);
    setProblem(null);
    setChosen(next);
  };
  const saved = chosen?.saved;
  // Saved, it goes on being shown from here: nothing flickers until the address has come back and was loaded.
  const isShown = saved === undefined || live === saved.as || live === saved.over;
  return {
    /** The address to show. */
    shown: chosen !== null && isShown ? chosen.url : live,
    /** What is to be saved; null when the picture stays what it is. */
    change: saved === undefined ? chosen : null,
    /** Why the last file could not be taken; the choice before it stays. */
    problem,
    /** A file is being looked into. */
    reading,
    /** @returns why the file cannot be taken, or null */
    choose: async (file: File): Promise<PictureProblem | null> => {
      latest.current += 1;
      const turn = latest.current;
      setReading(true);
      const result = await squarePicture(file);
      if (turn !== latest.current) return null;
      if ('picture' in result) {
        decide({ picture: result.picture, url: URL.createObjectURL(result.picture) });
        return null;
      }
      setReading(false);
      setProblem(result.problem);
      return result.problem;
    },
    remove: () => decide({ picture: null, url: null }),
    undo: () => decide(null),
    /** Call once saved, with the address that is saved now. */
    markSaved: (as: string | null) => {
      setProblem(null);
      if (chosen !== null) setChosen({ ...chosen, saved: { as, over: live } });
    },
  };
}
