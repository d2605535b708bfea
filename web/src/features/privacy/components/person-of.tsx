import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton';
import { NameText } from '@/components/name-text';
import { useProfileOf } from '../api/use-privacy-request';

/** A name, else an address; an erased account has neither. */
export function PersonOf({ uid }: { uid: string }) {
  const { t } = useTranslation('queue');
  const { status, data } = useProfileOf(uid);
  if (status === 'loading') return <Skeleton className="h-4 w-40" />;
  const name = data?.full_name.trim() ?? '';
  if (name !== '')
    return (
      <bdi>
        <NameText name={name} />
      </bdi>
    );
  const email = data?.email ?? '';
  return email === '' || email.endsWith('.invalid') ? t('requests.erased') : <bdi>{email}</bdi>;
}
