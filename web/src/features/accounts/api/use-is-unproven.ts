import { profileSchema } from '@app/domain/account';
import { paths } from '@app/domain/paths';
import { useDocument } from '@/lib/live/use-document';

/**
 * Whether nobody has confirmed the address of an account, for admins.
 * @returns undefined while it is read; false where it cannot be
 */
export function useIsUnproven(uid: string): boolean | undefined {
  const { status, data } = useDocument(paths.profile(uid), profileSchema);
  return status === 'loading' ? undefined : data?.unproven === true;
}
