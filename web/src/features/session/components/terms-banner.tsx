import { TERMS_VERSION } from '@app/domain/terms';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TermsText } from '@/components/terms-note';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { useCommand } from '@/lib/command/use-command';
import { acceptTerms } from '../api/accept-terms';
import { useTermsAccepted } from '../api/use-terms-accepted';

/** Asks an account that has not accepted the terms in force to do so. Nothing waits for it. */
export function TermsBanner({ uid }: { uid: string }) {
  const { t } = useTranslation(['session', 'problems']);
  const language = useLanguage();
  const [accepted, markAccepted] = useTermsAccepted(uid);
  const { busy, send } = useCommand({
    run: () => acceptTerms(uid),
    onDone: markAccepted,
    done: () => ({ title: t('session:terms.accepted') }),
    failed: t('session:terms.failed'),
  });
  if (accepted !== false) return null;

  return (
    <section
      aria-label={t('session:terms.label')}
      className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-rule bg-fold px-4 py-2 text-sm sm:px-6 lg:px-10"
    >
      <FileText aria-hidden className="size-4 shrink-0 text-brass" />
      <p className="min-w-0 flex-1 basis-60">
        <TermsText
          name="session:terms.text"
          date={formatDate(new Date(`${TERMS_VERSION}T12:00:00+07:00`), language, 'long')}
        />
      </p>
      <Button size="sm" busy={busy} onClick={() => void send()}>
        {t('session:terms.accept')}
      </Button>
    </section>
  );
}
