import { CheckCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { markAllRead } from '../api/mark-read';
import { useUnreadCount } from '../api/use-feed';

/** Reads all of a person's notifications; stays where it is when there is nothing left, and keeps the focus. */
export function MarkAllButton({ uid }: { uid: string }) {
  const { t } = useTranslation('notifications');
  const { count = 0 } = useUnreadCount(uid);
  const [isWorking, setWorking] = useState(false);
  const working = useRef(false);
  const isIdle = count > 0 && !isWorking;

  const markAll = async () => {
    if (!isIdle || working.current) return;
    working.current = true;
    setWorking(true);
    try {
      await markAllRead(uid);
    } catch (error) {
      // Logged only (requirements section 8): the number beside it tells that there are some left.
      reportError(error);
    } finally {
      working.current = false;
      setWorking(false);
    }
  };
  return (
    <Button
      aria-disabled={!isIdle}
      onClick={() => void markAll()}
      className={cn(!isIdle && 'cursor-default opacity-55')}
    >
      <CheckCheck aria-hidden />
      {t('markAll')}
    </Button>
  );
}
