import { useState } from 'react';
import { toProblem, type Problem } from '@/lib/firebase/problems';
import { useDownload } from './api/use-attachment';
import { useReadProblem } from './use-read-problem';

/** Download state of one attachment: in progress, or why it failed. */
export function useSaving(path: string) {
  const download = useDownload();
  const sentenceOf = useReadProblem();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await download(path);
    } catch (error) {
      setProblem(toProblem(error));
    } finally {
      setBusy(false);
    }
  };
  return { save: () => void save(), busy, problem: problem === undefined ? undefined : sentenceOf(problem) };
}
