import { useTranslation } from 'react-i18next';
import type { Problem } from '@/lib/firebase/problems';

/**
 * Why a form was refused, which stays above its button until it is sent again. Not announced: the toast has said it.
 * @param problem a key of `problems.json`, or nothing
 */
export function FormProblem({ problem }: { problem: string | undefined }) {
  const { t } = useTranslation('problems');
  return (
    problem !== undefined && (
      <p className="border-s-3 border-seal bg-seal-wash px-4 py-2.5 font-medium">{t(problem as Problem)}</p>
    )
  );
}
