import { shortCaseId } from '@app/domain/case-id';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { coverCopy, type Cover } from '@/lib/media/cover-copy';
import { inspectFile } from './api/upload-case-file';

/** About where a Thai identity card has the religion. */
const FIRST_COVER: Cover = { x: 0.3, y: 0.6, width: 0.28, height: 0.08 };

/** Why the copy cannot be drawn: it is no picture, it is broken, it has no cover, or it became too large. */
export type CopyIssue = 'picture' | 'broken' | 'needed' | 'large';

export type IdentityCopyState = ReturnType<typeof useIdentityCopy>;

/**
 * A covered copy of an identity card for one case: what nobody needs to see is covered on the device (Personal Data Protection Act, data
 * minimisation; CASEWORK.md L15).
 */
export function useIdentityCopy(caseId: string) {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const [covers, setCovers] = useState<readonly Cover[]>([FIRST_COVER]);
  const [issue, setIssue] = useState<CopyIssue | null>(null);
  const stamp = t('identity.stamp', {
    id: shortCaseId(caseId),
    date: formatDate(new Date(), language, 'long'),
  });

  const draw = async (file: File): Promise<File | CopyIssue> => {
    if (!file.type.startsWith('image/')) return 'picture';
    if (covers.length === 0) return 'needed';
    const copy = await coverCopy(file, { covers, stamp }).catch(() => null);
    if (copy === null) return 'broken';
    return (await inspectFile(copy)) === null ? copy : 'large';
  };

  return {
    covers,
    stamp,
    issue,
    setIssue,
    setCovers: (next: readonly Cover[]) => {
      setCovers(next);
      setIssue(null);
    },
    /** The covered copy; null if there is none, and why is in `issue`. */
    draw: async (file: File): Promise<File | null> => {
      const drawn = await draw(file);
      setIssue(typeof drawn === 'string' ? drawn : null);
      return typeof drawn === 'string' ? null : drawn;
    },
  };
}
