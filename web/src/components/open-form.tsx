import { useTranslation } from 'react-i18next';
import { Lazy, type LazyProps } from './lazy.tsx';
import { Notice } from './notice.tsx';

/** A form of a case that somebody has opened. If the case ends meanwhile, what was typed stays to be read, and the server refuses it. */
export function OpenForm<Code>({ isEnded, ...form }: LazyProps<Code> & { isEnded: boolean }) {
  const { t } = useTranslation('cases');
  return (
    <>
      {isEnded && <Notice>{t('ended')}</Notice>}
      <Lazy {...form} />
    </>
  );
}
