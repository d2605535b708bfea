import { addDays, dayOf, startOf } from '@app/domain/calendar';
import { useEffect, useState } from 'react';

/** The current day in Bangkok (`YYYY-MM-DD`); a page that stays open re-renders after midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const left = startOf(addDays(today, 1)).getTime() - Date.now();
    const timer = setTimeout(() => setToday(dayOf(new Date())), Math.max(left, 1_000));
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}
