import { useTranslation } from 'react-i18next';
import { toasts } from '@/lib/toast';
import type { UploadError } from '../api/upload-case-files';

/** Says why an upload came to nothing (SPEC section 8, File upload), or that it was cancelled as asked. */
export function useUploadFailure(): (error: UploadError) => void {
  const { t } = useTranslation();
  return ({ problem, fileName }) => {
    if (problem === 'cancelled') {
      toasts.show({
        title: t('attachments:upload.cancelled'),
        description: t('attachments:upload.cancelledText'),
      });
      return;
    }
    toasts.show({
      variant: 'destructive',
      title: t('cases:new.uploadFailed'),
      description: t('cases:new.uploadFailedText', { file: fileName, message: t(`problems:${problem}`) }),
    });
  };
}
