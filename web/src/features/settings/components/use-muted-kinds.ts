import type { MutableKind } from '@app/domain/preferences';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { savePreferences, usePreferences, type Settled } from '@/lib/preferences';
import type { Live } from '@/lib/live';
import { toProblem } from '@/lib/problems';
import { tellWhoeverIsHere } from '@/lib/tell';

interface MutedKinds {
  live: Live<Settled>;
  /** With what is being saved: a switch follows the hand, and goes back when the save fails. */
  muted: readonly MutableKind[];
  isSaving: boolean;
  /** Something has been saved since the screen was opened. */
  isSaved: boolean;
  set: (kind: MutableKind, isMuted: boolean) => void;
}

/** Which notifications a person does without; each change is saved as it is made. */
export function useMutedKinds(uid: string): MutedKinds {
  const { t } = useTranslation(['settings', 'problems']);
  const live = usePreferences(uid);
  const [pending, setPending] = useState<ReadonlyMap<MutableKind, boolean>>(new Map());
  const [isSaved, setSaved] = useState(false);

  const set = (kind: MutableKind, isMuted: boolean) => {
    const tell = tellWhoeverIsHere();
    setPending((now) => new Map(now).set(kind, isMuted));
    savePreferences(uid, ({ muted_kinds }) => {
      const others = muted_kinds.filter((each) => each !== kind);
      return { muted_kinds: isMuted ? [...others, kind] : others };
    })
      .then(
        () => setSaved(true),
        (error: unknown) => {
          tell({
            variant: 'destructive',
            title: t('settings:notSaved'),
            description: t(`problems:${toProblem(error)}`),
          });
        },
      )
      .finally(() =>
        setPending((now) => {
          const rest = new Map(now);
          // Pressed again meanwhile: the later save has the word.
          if (rest.get(kind) === isMuted) rest.delete(kind);
          return rest;
        }),
      );
  };

  const saved = live.data?.muted_kinds ?? [];
  const muted = [
    ...saved.filter((kind) => pending.get(kind) !== false),
    ...[...pending].filter(([kind, isMuted]) => isMuted && !saved.includes(kind)).map(([kind]) => kind),
  ];
  return { live, muted, isSaving: pending.size > 0, isSaved, set };
}
