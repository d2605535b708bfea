import { profileSchema } from '@app/domain/account';
import { getUserEmailById } from '@app/domain/contracts/get-user-email-by-id';
import { paths } from '@app/domain/paths';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/firebase/callable';
import { useDocument } from '@/lib/live/use-document';

interface AddressOf {
  /** undefined while loading, null when it cannot be had. */
  email: string | null | undefined;
  /** Whether nobody has confirmed it: that of the account's creation, or the one that it was changed to. As `email`. */
  isUnproven: boolean | null | undefined;
  retry: () => void;
}

/**
 * The email address of an account and whether somebody has confirmed it, for admins. It is read when the page is opened and when the profile says
 * something else. Each answer is recorded in the audit log.
 * @param uid undefined while it is not known yet
 * @param isDeciding a decision depends on it: it is read again when one comes back to the page, too
 */
export function useAddressOf(uid: string | undefined, isDeciding: boolean): AddressOf {
  const profile = useDocument(uid === undefined ? null : paths.profile(uid), profileSchema);
  const { data, isError, refetch } = useQuery({
    queryKey: [getUserEmailById.name, uid, profile.data?.email, profile.data?.unproven],
    queryFn: async () => (await call(getUserEmailById, { userId: uid ?? '' })).email,
    enabled: uid !== undefined && profile.status !== 'loading',
    staleTime: Infinity,
    // Forgotten with the page: the next visit reads it again.
    gcTime: 0,
    // `true`: only what could not be read.
    refetchOnWindowFocus: isDeciding ? 'always' : true,
    // Meanwhile the answer of before stays, and with it the form of the decision; not that of another account.
    placeholderData: (before, query) => (query?.queryKey[1] === uid ? before : undefined),
  });
  const email = isError ? null : data;
  const isUnproven = () => {
    if (profile.data?.unproven === true) return true;
    if (profile.status === 'failed' || email === null) return null;
    if (profile.status === 'loading' || email === undefined) return undefined;
    return profile.data !== null && profile.data.email.toLowerCase() !== email.toLowerCase();
  };
  return {
    email,
    isUnproven: isUnproven(),
    retry: () => {
      if (profile.status === 'failed') profile.retry();
      if (isError) void refetch();
    },
  };
}
