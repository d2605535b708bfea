import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { toProblem } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
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
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      await sendVerification();
      toasts.show({ title: t('session:verify.sent'), description: t('session:verify.sentText', { email }) });
    } catch (error) {
      toasts.show({
        variant: 'destructive',
        title: t('session:verify.failed'),
        description: t(`problems:${toProblem(error)}`),
      });
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
