import { partnerSchema, type Partner } from '@app/domain/partner';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { db } from '@/lib/database';
import { liveDoc, liveList } from '@/lib/firestore';
import { useLive, type Live } from '@/lib/live';

const LIST_LENGTH = 500;

/** All partners, newest first, live; for admins. */
export function usePartners(): Live<Partner[]> {
  return useLive(
    liveList(
      [COLLECTIONS.partners, 'all'],
      () => query(collection(db, COLLECTIONS.partners), orderBy('created_at', 'desc'), limit(LIST_LENGTH)),
      partnerSchema,
    ),
  );
}

/** One partner record, live; null when there is none. */
export function usePartner(partnerId: string): Live<Partner | null> {
  return useLive(liveDoc(paths.partner(partnerId), partnerSchema));
}
