import { useTranslation } from 'react-i18next';
import { toProblem, type Problem } from '../firebase/problems.ts';
import { toasts } from './toast.ts';

/**
 * Says in a toast what failed and why, where a command is not one of `useCommand`: pages of accounts have no react-query.
 * @returns a function that takes the title, the error, and a description in place of the sentence for its problem; it returns the problem
 */
export function useShowFailure(): (title: string, error: unknown, description?: string) => Problem {
  const { t } = useTranslation('problems');
  return (title, error, description) => {
    const problem = toProblem(error);
    toasts.show({ variant: 'destructive', title, description: description ?? t(problem) });
    return problem;
  };
}
