import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { links } from '@/lib/links';
import { toProblem } from '@/lib/problems';
import { session } from '@/lib/session';
import { toasts } from '@/lib/toast';

/** The way out, the same from everywhere: home, and a toast that says so (SPEC section 2). */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation(['session', 'problems']);
  const navigate = useNavigate();
  return async () => {
    try {
      // Home first: the guard of an area would lead to the login page as soon as nobody is signed in.
      void navigate(links.home);
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
