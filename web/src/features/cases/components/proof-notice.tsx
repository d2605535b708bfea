import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ProofNoticeProps {
  email: string;
  /** A case has been submitted and waits for the proof. */
  isWaiting: boolean;
  /** Sends the mail again. */
  resend: ReactNode;
}

/** Says why a case cannot be submitted yet, and what helps. */
export function ProofNotice({ email, isWaiting, resend }: ProofNoticeProps) {
  const { t } = useTranslation();
  return (
    <div role="status" className="border-s-4 border-b border-rule border-s-brass bg-fold/50 px-5 py-3">
      <p className="break-words">{t(isWaiting ? 'cases:proof.waiting' : 'cases:proof.needed', { email })}</p>
      {resend}
    </div>
  );
}
