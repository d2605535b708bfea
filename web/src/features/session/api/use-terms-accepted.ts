import { paths } from '@app/domain/paths';
import { TERMS_VERSION } from '@app/domain/terms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { doc, getDoc } from 'firebase/firestore';
import { db } from '@/lib/firebase/firestore';

/**
 * Whether an account has accepted the terms in force.
 * @returns undefined while that is not known (also where it cannot be read), and how to tell that it has just accepted them
 */
export function useTermsAccepted(
  uid: string,
): readonly [accepted: boolean | undefined, markAccepted: () => void] {
  const client = useQueryClient();
  const queryKey = ['terms accepted', uid];
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await getDoc(doc(db, paths.acceptance(uid, TERMS_VERSION)))).exists(),
    // Without network it fails: it is asked again with the next page.
    networkMode: 'always',
  });
  return [data, () => void client.setQueryData(queryKey, true)];
}
