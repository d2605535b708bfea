import { useTranslation } from 'react-i18next';
import { session } from '@/lib/session/session';
import type { NewToast } from '@/lib/command/toast';
import { pauseOf } from '@/lib/session/use-pause';
import type { UploadError } from './api/upload-case-files';
import { usePauseSentence } from './use-pause-sentence';

/** Says why an upload came to nothing (requirements section 8, File upload), or that it was cancelled as asked. */
export function useUploadFailure(): (error: Pick<UploadError, 'problem' | 'fileName'>) => NewToast {
  const { t } = useTranslation();
  const pauseSentence = usePauseSentence();
  return ({ problem, fileName }) => {
    if (problem === 'cancelled') {
      return {
        variant: 'default',
        title: t('attachments:upload.cancelled'),
        description: t('attachments:upload.cancelledText'),
      };
    }
    const pausedUntil = problem === 'denied' ? pauseOf(session.get(), 'files') : null;
    return {
      variant: 'destructive',
      title: t('cases:new.uploadFailed'),
      description:
        pausedUntil !== null
          ? pauseSentence(pausedUntil)
          : t('cases:new.uploadFailedText', { file: fileName, message: t(`problems:${problem}`) }),
    };
  };
}
