import { paths } from '@app/domain/paths';
import { TERMS_VERSION } from '@app/domain/terms';
import { doc, getDoc } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { db } from '@/lib/firebase/firestore';

/**
 * Whether an account has accepted the terms in force.
 * @returns null while that is not known (also where it cannot be read), and how to tell that it has just accepted them
 */
export function useTermsAccepted(uid: string): readonly [accepted: boolean | null, markAccepted: () => void] {
  const [accepted, setAccepted] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    getDoc(doc(db, paths.acceptance(uid, TERMS_VERSION))).then(
      (found) => {
        if (isCurrent) setAccepted(found.exists());
      },
      () => undefined, // without network: with the next page
    );
    return () => {
      isCurrent = false;
    };
  }, [uid]);
  return [accepted, useCallback(() => setAccepted(true), [])];
}
