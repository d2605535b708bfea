import { useTranslation } from 'react-i18next';
import { session } from '@/lib/session/session';
import { toasts } from '@/lib/command/toast';
import { useShowFailure } from '@/lib/command/use-show-failure';

/** The way out, the same from everywhere: home, and a toast that says so (requirements section 2). */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation(['session', 'problems']);
  const showFailure = useShowFailure();
  return async () => {
    try {
      // The guard of the area leads home as soon as nobody is signed in.
      await session.signOut();
      toasts.show({ title: t('session:logout.success') });
    } catch (error) {
      showFailure(t('session:logout.failed'), error);
    }
  };
}
