import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ownChoices } from '@/lib/own-choices';
import { savePreferences } from '@/lib/preferences';
import { toProblem } from '@/lib/problems';
import { tellWhoeverIsHere } from '@/lib/tell';

/**
 * What a signed-in person chooses by hand (language, theme), wherever the choice is made, goes with the account to other
 * browsers. It holds here in any case. Once on a page, by the user menu.
 */
export function useKeepChoices(uid: string): void {
  const { t } = useTranslation(['settings', 'problems']);
  useEffect(
    () =>
      ownChoices.subscribe((choice) => {
        const tell = tellWhoeverIsHere();
        savePreferences(uid, choice).catch((error: unknown) => {
          tell({
            variant: 'destructive',
            title: t('settings:notKept'),
            description: t(`problems:${toProblem(error)}`),
          });
        });
      }),
    [uid, t],
  );
}
