import { profileSchema } from '@app/domain/account';
import { paths } from '@app/domain/paths';
import { useDocument } from '@/lib/live/use-document';

/**
 * The name of an account, for admins.
 * @param uid null or undefined: nobody is asked for
 * @returns undefined while it is not known, and where there is none
 */
export function useNameOf(uid: string | null | undefined): string | undefined {
  const found = useDocument(uid === null || uid === undefined ? null : paths.profile(uid), profileSchema);
  const name = found.data?.full_name.trim();
  return name === '' ? found.data?.email : name;
}
