import { addDays, dayOf, startOf } from '@app/domain/calendar';
import { useEffect, useState } from 'react';

/**
 * The current day in Bangkok (`YYYY-MM-DD`); a page that stays open re-renders after midnight, and when it is looked at again: a timer
 * does not count the time that a computer sleeps.
 */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const look = () => setToday(dayOf(new Date()));
    const left = startOf(addDays(today, 1)).getTime() - Date.now();
    const timer = setTimeout(look, Math.max(left, 1_000));
    const stop = new AbortController();
    for (const event of ['visibilitychange', 'focus', 'pageshow'])
      addEventListener(event, look, { signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [today]);
  return today;
}
