import { getUserEmailById } from '@app/domain/contracts/get-user-email-by-id';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/firebase/callable';

/**
 * The e-mail address of an account, for admins.
 * @param userId undefined while it is not known yet
 * @returns undefined while loading, null when it cannot be had
 */
export function useEmailOf(userId: string | undefined): string | null | undefined {
  const { data, isError } = useQuery({
    queryKey: [getUserEmailById.name, userId],
    queryFn: async () => (await call(getUserEmailById, { userId: userId ?? '' })).email,
    enabled: userId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isError ? null : data;
}
