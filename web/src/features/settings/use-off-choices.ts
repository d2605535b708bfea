import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { savePreferences, type Settled } from '@/lib/session/preferences';
import { usePreferences } from '@/lib/session/use-preferences';
import type { Live } from '@/lib/live/connection';
import { useParallelCommand } from '@/lib/command/use-command';

/** The lists of the preferences that hold what a person does without. */
type OffList = 'muted_kinds' | 'mail_off';
type Choice<L extends OffList> = Settled[L][number];

interface OffChoices<L extends OffList> {
  live: Live<Settled>;
  /** Optimistic: includes the pending save, and is reverted when it fails. */
  off: readonly Choice<L>[];
  isSaving: boolean;
  /** Something has been saved since the screen was opened. */
  isSaved: boolean;
  /** Switches these off or on together. */
  set: (choices: readonly Choice<L>[], isOff: boolean) => void;
}

interface Change<L extends OffList> {
  choices: readonly Choice<L>[];
  isOff: boolean;
}

/** What a person does without in one list of the preferences; each change is saved as it is made. */
export function useOffChoices<L extends OffList>(uid: string, list: L): OffChoices<L> {
  const { t } = useTranslation(['settings', 'problems']);
  const live = usePreferences(uid);
  const [pending, setPending] = useState<ReadonlyMap<Choice<L>, boolean>>(new Map());
  const [isSaved, setSaved] = useState(false);

  const save = useParallelCommand({
    run: ({ choices, isOff }: Change<L>) =>
      savePreferences(uid, (now) => {
        const others = now[list].filter((each) => !choices.includes(each));
        return { [list]: isOff ? [...others, ...choices] : others };
      }),
    onDone: () => setSaved(true),
    onSettled: ({ choices, isOff }) =>
      setPending((now) => {
        const rest = new Map(now);
        // Pressed again meanwhile: the later save decides.
        for (const choice of choices) if (rest.get(choice) === isOff) rest.delete(choice);
        return rest;
      }),
    failed: t('settings:notSaved'),
  });
  const set = (choices: readonly Choice<L>[], isOff: boolean) => {
    setPending((now) => new Map([...now, ...choices.map((choice) => [choice, isOff] as const)]));
    void save({ choices, isOff });
  };

  const saved: readonly Choice<L>[] = live.data?.[list] ?? [];
  const off = [
    ...saved.filter((choice) => pending.get(choice) !== false),
    ...[...pending].filter(([choice, isOff]) => isOff && !saved.includes(choice)).map(([choice]) => choice),
  ];
  return { live, off, isSaving: pending.size > 0, isSaved, set };
}
