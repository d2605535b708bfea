import type { IssuedDoorCode } from '@app/domain/contracts/door';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { issueDoorCode } from './door-calls';

/**
 * The code for a case's debtor, asked for whenever it is shown: somebody else may have replaced it.
 * @returns `replace`, which ends the code and shows another; throws as `issueDoorCode` does
 */
export function useDoorCode(caseId: string): {
  issued: IssuedDoorCode | undefined;
  error: Error | null;
  retry: () => void;
  replace: () => Promise<void>;
} {
  const client = useQueryClient();
  const queryKey = ['issueDoorCode', caseId];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => issueDoorCode(caseId, false),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return {
    issued: data,
    error,
    retry: () => void refetch(),
    replace: async () => {
      client.setQueryData(queryKey, await issueDoorCode(caseId, true));
    },
  };
}
