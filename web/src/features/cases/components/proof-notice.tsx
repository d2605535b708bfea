import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';

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
    <Notice className="border-b border-b-rule">
      <p className="break-words">{t(isWaiting ? 'cases:proof.waiting' : 'cases:proof.needed', { email })}</p>
      {resend}
    </Notice>
  );
}
