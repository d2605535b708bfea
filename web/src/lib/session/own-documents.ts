import { profileSchema, type Profile } from '@app/domain/account';
import { partnerSchema, type Partner } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import { followDoc } from '../live/live-sources.ts';

interface OwnDocuments {
  /** The token has a role, which the server derives from the profile: so the profile exists. */
  hasProfile: boolean;
  /** null: it does not exist. */
  onProfile: (profile: Profile | null) => void;
  /** Called once there is a profile. null: not a partner. */
  onPartner: (partner: Partner | null) => void;
  onFail: (error: unknown) => void;
}

/**
 * Subscribes to the two documents that define an account. A separate module: it imports the database and the decoding of
 * documents, which the frame of an area does not need (decision 083).
 * @returns unsubscribe
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
    open.push(followDoc(paths.partner(uid), partnerSchema, onPartner, onFail));
  };
  open.push(
    followDoc(
      paths.profile(uid),
      profileSchema,
      (profile) => {
        // Without a profile nothing else may be read; a new account has none for a moment.
        if (profile !== null) askForPartner();
        onProfile(profile);
      },
      onFail,
    ),
  );
  if (hasProfile) askForPartner();
  return () => {
    for (const stop of open) stop();
  };
}
