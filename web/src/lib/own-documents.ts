import { profileSchema, type Profile } from '@app/domain/account';
import { partnerSchema, type Partner } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import { liveDoc } from './firestore.ts';

interface OwnDocuments {
  /** The token names a role, which the server writes from the profile: there is one. */
  hasProfile: boolean;
  /** null: there is none. */
  onProfile: (profile: Profile | null) => void;
  /** Called once there is a profile. null: no partner's. */
  onPartner: (partner: Partner | null) => void;
  onFail: (error: unknown) => void;
}

/**
 * Follows the two documents that say who an account is. A module of its own: it brings the database and the reading of
 * documents, which the frame of an area does without (decision 083).
 * @returns how to stop
 */
export function followOwnDocuments(
  uid: string,
  { hasProfile, onProfile, onPartner, onFail }: OwnDocuments,
): () => void {
  const open: (() => void)[] = [];
  let isAsked = false;
  const askForPartner = () => {
    if (isAsked) return;
    isAsked = true;
    open.push(liveDoc(paths.partner(uid), partnerSchema).open(onPartner, onFail));
  };
  open.push(
    liveDoc(paths.profile(uid), profileSchema).open((profile) => {
      // Without a profile nothing else may be read; a new account has none for a moment.
      if (profile !== null) askForPartner();
      onProfile(profile);
    }, onFail),
  );
  if (hasProfile) askForPartner();
  return () => {
    for (const stop of open) stop();
  };
}
