import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '@/lib/firebase/problems';
import { isAddressProven } from '@/lib/session/proof';
import { session } from '@/lib/session/session';
import { useOwnAddress } from '@/lib/session/use-own-address';
import { toasts } from '@/lib/command/toast';

/** How often Auth is asked while a case waits for the proof, in ms. */
const LOOK_EVERY = 5_000;

/**
 * Lets a case be submitted once the address is verified (contract). Until then the form waits and polls, since the link
 * may be opened in another tab or on another device, and then submits without another click.
 */
export function useProof() {
  const { t } = useTranslation();
  const address = useOwnAddress();
  const [isWaiting, setIsWaiting] = useState(false);
  const isProven = address === null || address.isVerified;
  const submitAgain = useRef<() => void>(() => undefined);
  /** How often it was cancelled: a check that began before then has no effect. */
  const cancelled = useRef(0);
  useEffect(() => {
    if (!isWaiting) return;
    if (isProven) {
      submitAgain.current();
      return;
    }
    const look = () => {
      session.refreshAccount().catch(() => undefined); // without network: the next time
    };
    const timer = setInterval(look, LOOK_EVERY);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [isWaiting, isProven]);

  /**
   * @param goOn submits again what is in the form by then, once the address is proven
   * @returns whether the case may be sent now
   */
  const check = async (goOn: () => void): Promise<boolean> => {
    submitAgain.current = goOn;
    const before = cancelled.current;
    try {
      const proven = await isAddressProven();
      if (cancelled.current !== before) return false;
      setIsWaiting(!proven);
      return proven;
    } catch (error) {
      const message = t(`problems:${toProblem(error)}`);
      toasts.show({
        variant: 'destructive',
        title: t('cases:new.failed'),
        description: t('cases:new.failedText', { message }),
      });
      return false;
    }
  };
  /** Ends the waiting: what is in the form now has not been submitted by a press. */
  const cancel = () => {
    cancelled.current += 1;
    setIsWaiting(false);
  };
  return { isProven, isWaiting, email: address?.email ?? '', check, cancel };
}
