import { useTranslation } from 'react-i18next';
import { LazyPopup } from '@/components/lazy-popup';
import { Avatar } from '@/components/ui/avatar';
import { useKeepChoices } from '@/features/settings/use-keep-choices';
import { cn } from '@/lib/cn';
import { useSignedIn } from '@/lib/session/session';

const loadEntries = () => import('./user-menu-entries');

/**
 * Who one is, where one works, how the desk looks, and the way out.
 * @param onSite on a public page, whose header has no room for a name (the menu says it): the admin's dashboard is named,
 *   the way back to the site is not
 */
export function UserMenu({ onSite = false }: { onSite?: boolean }) {
  const { t } = useTranslation('portal');
  const { uid, email, profile } = useSignedIn();
  useKeepChoices(uid);
  const name = profile.full_name === '' ? email : profile.full_name;
  return (
    <LazyPopup
      opens="menu"
      load={loadEntries}
      draw={({ UserMenuEntries }, popup) => <UserMenuEntries popup={popup} onSite={onSite} />}
    >
      <button
        type="button"
        className={cn(
          'inline-flex min-h-11 max-w-64 items-center gap-2.5 rounded-md px-1.5 hover:bg-fold',
          !onSite && 'sm:pe-3',
        )}
      >
        <span className="sr-only">{t('user.label')}</span>
        <Avatar name={name} src={profile.avatar_url} />
        {!onSite && <span className="hidden truncate sm:inline">{name}</span>}
      </button>
    </LazyPopup>
  );
}
