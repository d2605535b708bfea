import type { MutableKind } from '@app/domain/notification';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { savePreferences, type Settled } from '@/lib/session/preferences';
import { usePreferences } from '@/lib/session/use-preferences';
import type { Live } from '@/lib/live/connection';
import { useParallelCommand } from '@/lib/command/use-command';

interface MutedKinds {
  live: Live<Settled>;
  /** Optimistic: includes the pending save, and is reverted when it fails. */
  muted: readonly MutableKind[];
  isSaving: boolean;
  /** Something has been saved since the screen was opened. */
  isSaved: boolean;
  set: (kind: MutableKind, isMuted: boolean) => void;
}

interface Switch {
  kind: MutableKind;
  isMuted: boolean;
}

/** Which notifications a person does without; each change is saved as it is made. */
export function useMutedKinds(uid: string): MutedKinds {
  const { t } = useTranslation(['settings', 'problems']);
  const live = usePreferences(uid);
  const [pending, setPending] = useState<ReadonlyMap<MutableKind, boolean>>(new Map());
  const [isSaved, setSaved] = useState(false);

  const save = useParallelCommand({
    run: ({ kind, isMuted }: Switch) =>
      savePreferences(uid, ({ muted_kinds }) => {
        const others = muted_kinds.filter((each) => each !== kind);
        return { muted_kinds: isMuted ? [...others, kind] : others };
      }),
    onDone: () => setSaved(true),
    onSettled: ({ kind, isMuted }) =>
      setPending((now) => {
        const rest = new Map(now);
        // Pressed again meanwhile: the later save decides.
        if (rest.get(kind) === isMuted) rest.delete(kind);
        return rest;
      }),
    failed: t('settings:notSaved'),
  });
  const set = (kind: MutableKind, isMuted: boolean) => {
    setPending((now) => new Map(now).set(kind, isMuted));
    void save({ kind, isMuted });
  };

  const saved = live.data?.muted_kinds ?? [];
  const muted = [
    ...saved.filter((kind) => pending.get(kind) !== false),
    ...[...pending].filter(([kind, isMuted]) => isMuted && !saved.includes(kind)).map(([kind]) => kind),
  ];
  return { live, muted, isSaving: pending.size > 0, isSaved, set };
}
