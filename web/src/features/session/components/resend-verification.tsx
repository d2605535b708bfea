import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { toasts } from '@/lib/command/toast';
import { useShowFailure } from '@/lib/command/use-show-failure';
import { sendVerification } from '../api/register';

interface ResendVerificationProps extends Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'className'
> {
  email: string;
}

/** Sends the confirmation mail once more. */
export function ResendVerification({ email, ...look }: ResendVerificationProps) {
  const { t } = useTranslation(['session', 'problems']);
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      await sendVerification();
      toasts.show({ title: t('session:verify.sent'), description: t('session:verify.sentText', { email }) });
    } catch (error) {
      showFailure(t('session:verify.failed'), error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button {...look} busy={busy} onClick={() => void resend()}>
      {t('session:verify.resend')}
    </Button>
  );
}
