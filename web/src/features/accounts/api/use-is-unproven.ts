import { profileSchema } from '@app/domain/account';
import { paths } from '@app/domain/paths';
import { useDocument } from '@/lib/live/use-document';

/**
 * Whether nobody has confirmed the address of an account, for admins.
 * @param uid undefined: nobody is asked for
 */
export function useIsUnproven(uid: string | undefined): boolean {
  return useDocument(uid === undefined ? null : paths.profile(uid), profileSchema).data?.unproven === true;
}
