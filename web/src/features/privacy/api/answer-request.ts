import {
  decidePrivacyRequest,
  previewErasure,
  type ErasurePreview,
} from '@app/domain/contracts/decide-privacy-request';
import type { ErasureObstacle } from '@app/domain/erasure';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/lib/firebase/callable';
import { codeOf } from '@/lib/firebase/problems';

/** The answer was not saved, and the same answer would be refused again. */
export class NotAnsweredError extends Error {
  override readonly name = 'NotAnsweredError';
  /** What prevents an approval; empty when the request is not pending any more. */
  readonly obstacles: readonly ErasureObstacle[];

  constructor(obstacles: readonly ErasureObstacle[], options: ErrorOptions) {
    super(obstacles.join() || 'not pending', options);
    this.obstacles = obstacles;
  }
}

const refusal = z.object({ details: z.pick(previewErasure.output, { obstacles: true }) });

/** An admin's answer. @throws NotAnsweredError; ProblemError `offline`; the SDK's error */
export async function answerRequest(
  userId: string,
  decision: 'approved' | 'refused',
  note: string,
): Promise<void> {
  await call(decidePrivacyRequest, { userId, decision, note }).catch((error: unknown) => {
    if (codeOf(error) !== 'functions/failed-precondition') throw error;
    throw new NotAnsweredError(refusal.safeParse(error).data?.details.obstacles ?? [], { cause: error });
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
    // Obstacles are removed on other pages, and an admin who comes back from there can approve.
    staleTime: ({ state }) => (state.data?.obstacles.length ? 0 : 60_000),
    refetchOnWindowFocus: true,
  });
  return { preview: isError ? null : data, retry: () => void refetch() };
}
