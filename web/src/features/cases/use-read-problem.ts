import { useTranslation } from 'react-i18next';
import type { Problem } from '@/lib/firebase/problems';

/** Why an attachment cannot be read, as a sentence. */
export function useReadProblem(): (problem: Problem) => string {
  const { t } = useTranslation();
  return (problem) => {
    // The server takes away what is not a whole PDF, JPG, PNG or text.
    if (problem === 'notFound') return t('attachments:gone');
    // For a partner a deleted file is `denied` too: to tell them apart the rules would have to read its metadata.
    if (problem === 'denied') return t('attachments:denied');
    return problem === 'offline' ? t('attachments:offline') : t('attachments:openFailed');
  };
}
