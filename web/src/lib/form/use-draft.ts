import { useEffect, useRef } from 'react';
import { drafts } from './drafts.ts';
import { session } from '../session/session.ts';

/** A pause in typing after which a draft is written, in ms. */
const PAUSE = 300;

/**
 * Keeps what is typed in a form for a reload, a change of page or a lost session.
 * @param form tells the drafts of one person apart; what waits is written under the name that it was kept under
 */
export function useDraft(uid: string, form: string) {
  const waiting = useRef<{ form: string; value: unknown; timer: ReturnType<typeof setTimeout> } | null>(null);

  const flush = () => {
    if (waiting.current === null) return;
    clearTimeout(waiting.current.timer);
    drafts.write(uid, waiting.current.form, waiting.current.value);
    waiting.current = null;
  };
  const drop = () => {
    if (waiting.current !== null) clearTimeout(waiting.current.timer);
    waiting.current = null;
  };

  useEffect(() => {
    // A phone may throw a page away without more warning than this.
    window.addEventListener('pagehide', flush);
    // Drafts are cleared before the form is taken away: what waits must not be written after that, unless its writer may
    // come back.
    const stopForgetting = session.onChangeOfPerson((lost) => (lost ? flush() : drop()));
    return () => {
      stopForgetting();
      window.removeEventListener('pagehide', flush);
      flush();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- uid stays for the life of a form
  }, []);

  return {
    /** After a pause in typing. */
    keep: (value: unknown) => {
      drop();
      waiting.current = { form, value, timer: setTimeout(flush, PAUSE) };
    },
    /** At once: before something is sent. */
    keepNow: (value: unknown) => {
      drop();
      drafts.write(uid, form, value);
    },
    remove: () => {
      drop();
      drafts.remove(uid, form);
    },
  };
}
