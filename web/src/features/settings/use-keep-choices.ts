import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ownChoices, type OwnChoice } from '@/lib/session/own-choices';
import { savePreferences } from '@/lib/session/preferences';
import { useParallelCommand } from '@/lib/command/use-command';

/**
 * What a signed-in person chooses by hand (language, theme), wherever the choice is made, goes with the account to other
 * browsers. It holds here in any case. Once on a page, by the user menu.
 */
export function useKeepChoices(uid: string): void {
  const { t } = useTranslation(['portal', 'problems']);
  const save = useParallelCommand({
    run: (choice: OwnChoice) => savePreferences(uid, choice),
    failed: t('portal:choiceNotKept'),
  });
  useEffect(() => ownChoices.subscribe((choice) => void save(choice)), [save]);
}
