import { profileSchema } from '@app/domain/account';
import { paths } from '@app/domain/paths';
import { useDocument } from '@/lib/live/use-document';

/**
 * Whether nobody has confirmed the address of an account, for admins.
 * @returns undefined while loading, null when it cannot be read
 */
export function useIsUnproven(uid: string): boolean | null | undefined {
  const { status, data } = useDocument(paths.profile(uid), profileSchema);
  if (status === 'failed') return null;
  return status === 'loading' ? undefined : data?.unproven === true;
}
