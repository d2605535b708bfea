import {
  decidePrivacyRequest,
  previewErasure,
  type ErasurePreview,
} from '@app/domain/contracts/decide-privacy-request';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/firebase/callable';
import { codeOf, ProblemError } from '@/lib/firebase/problems';

/** An admin's answer. @throws ProblemError `denied` when it was answered meanwhile; the SDK's error */
export async function answerRequest(
  userId: string,
  decision: 'approved' | 'refused',
  note: string,
): Promise<void> {
  if (!navigator.onLine) throw new ProblemError('offline');
  await call(decidePrivacyRequest, { userId, decision, note }).catch((error: unknown) => {
    throw codeOf(error) === 'functions/failed-precondition' ? new ProblemError('denied') : error;
  });
}

/** What an approval would erase and keep; undefined while it is counted, null when it cannot be told. */
export function useErasurePreview(userId: string): {
  preview: ErasurePreview | null | undefined;
  retry: () => void;
} {
  const { data, isError, refetch } = useQuery({
    queryKey: [previewErasure.name, userId],
    queryFn: () => call(previewErasure, { userId }),
    staleTime: 60_000,
  });
  return { preview: isError ? null : data, retry: () => void refetch() };
}
