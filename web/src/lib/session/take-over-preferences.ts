import { useEffect, useState } from 'react';
import { takeOverLanguage } from '../../i18n/index.ts';
import { hasOwnLanguage } from '../../i18n/detect-language.ts';
import { browserStorage } from '../browser-storage.ts';
import { session } from './session.ts';
import { hasOwnTheme, takeOverTheme } from './theme.ts';

/** Whose preferences this browser has taken over; until they leave they are not asked for again. */
const KEY = 'preferences-of';
/** Nobody waits longer than this to see the own desk, in ms. */
const PATIENCE = 3_000;

/** The same where storage is forbidden. */
let takenOver: string | null = null;
const underWay = new Map<string, Promise<void>>();

session.onChangeOfPerson(() => {
  takenOver = null;
  browserStorage.write(KEY, null);
});

/** Whether this browser looks as the account wants it, as far as is known. */
export function arePreferencesTakenOver(uid: string): boolean {
  return takenOver === uid || browserStorage.read(KEY) === uid || (hasOwnTheme() && hasOwnLanguage());
}

/** Takes over language and theme from the account where nothing was chosen by hand; never fails. */
async function takeOver(uid: string): Promise<void> {
  try {
    const { readPreferences } = await import('./preferences.ts');
    const { language, theme } = await readPreferences(uid, PATIENCE);
    // Somebody else may use the tab by now.
    const now = session.get();
    if (now.state !== 'signed-in' || now.uid !== uid) return;
    if (theme !== null && !hasOwnTheme()) takeOverTheme(theme);
    if (language !== null && !hasOwnLanguage()) await takeOverLanguage(language);
    browserStorage.write(KEY, uid);
  } catch {
    // Without an answer the desk looks as this browser has it; the next visit asks again.
  }
  takenOver = uid;
}

/**
 * Language and theme follow a person to a browser in which nothing was chosen yet (decision 074). A guard waits for it,
 * so that no screen is seen in one language and then in another.
 * @returns whether the screens may be shown
 */
export function usePreferencesTakenOver(uid: string | null): boolean {
  const [done, setDone] = useState<string | null>(null);
  const waiting = uid !== null && done !== uid && !arePreferencesTakenOver(uid);
  useEffect(() => {
    if (!waiting) return;
    let gone = false;
    const work = underWay.get(uid) ?? takeOver(uid).finally(() => underWay.delete(uid));
    underWay.set(uid, work);
    void work.then(() => {
      if (!gone) setDone(uid);
    });
    return () => {
      gone = true;
    };
  }, [uid, waiting]);
  return !waiting;
}
