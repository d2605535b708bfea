import { dayOf } from '@app/domain/calendar';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The day in Bangkok; a page that stays open sees the next one. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOf(new Date())), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return today;
}
