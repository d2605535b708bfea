import { useTranslation } from 'react-i18next';
import { toProblem } from '@/lib/firebase/problems';
import { session } from '@/lib/session/session';
import { toasts } from '@/lib/command/toast';

/** The way out, the same from everywhere: home, and a toast that says so (requirements section 2). */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation(['session', 'problems']);
  return async () => {
    try {
      // The guard of the area leads home as soon as nobody is signed in.
      await session.signOut();
      toasts.show({ title: t('session:logout.success') });
    } catch (error) {
      toasts.show({
        variant: 'destructive',
        title: t('session:logout.failed'),
        description: t(`problems:${toProblem(error)}`),
      });
    }
  };
}
