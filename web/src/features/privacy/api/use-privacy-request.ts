import { profileSchema, type Profile } from '@app/domain/account';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { privacyRequestSchema, type PrivacyRequest } from '@app/domain/privacy-request';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useDocument } from '@/lib/live/use-document';
import { useLive } from '@/lib/live/live';

/** A person's request, live; null when there is none. For the person and for admins. */
export function usePrivacyRequest(uid: string): Live<PrivacyRequest | null> {
  return useDocument(paths.privacyRequest(uid), privacyRequestSchema);
}

/** At most so many are shown; a firm has a handful in a year. */
const SHOWN = 500;

/** All requests, those that are due first, live; for admins. */
export function usePrivacyRequests(): Live<PrivacyRequest[]> {
  return useLive(
    liveList(
      { path: COLLECTIONS.privacyRequests, orderBy: [['created_at', 'asc']], limit: SHOWN },
      privacyRequestSchema,
    ),
  );
}

/** Who asks: the profile, live; for admins. */
export function useProfileOf(uid: string): Live<Profile | null> {
  return useDocument(paths.profile(uid), profileSchema);
}
