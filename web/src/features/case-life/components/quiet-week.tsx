import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useCommand } from '@/lib/command/use-command';
import { newId } from '@/lib/firebase/new-id';
import { usePause } from '@/lib/session/use-pause';

const REASONS = ['debtor', 'date', 'papers', 'court'] as const;

interface QuietWeekProps {
  /** Writes an ordinary note for the customer; one that is sent again under the same id is added once. @throws what the command explains */
  write: (id: string, text: string) => Promise<void>;
}

/** Tells the customer in one tap that nothing moved this week, and why: a note like any other, so it is the report. */
export function QuietWeek({ write }: QuietWeekProps) {
  const pausedUntil = usePause('updates');
  const { t } = useTranslation('case-life');
  const sentence = (reason: string) => t('report.quiet.text', { reason });
  // The same for every attempt: sent twice, it is added once.
  const [id, setId] = useState(newId);
  const [sent, setSent] = useState<(typeof REASONS)[number] | null>(null);
  const { busy, send } = useCommand({
    run: (reason: (typeof REASONS)[number]) => {
      setSent(reason);
      return write(id, sentence(t(`report.quiet.reasons.${reason}`)));
    },
    onDone: () => setId(newId()),
    done: () => ({ title: t('report.quiet.done') }),
    failed: t('report.quiet.failed'),
  });
  return (
    <div
      role="group"
      aria-label={sentence('…')}
      className="grid gap-2 border-t border-rule pt-3 print:hidden"
    >
      <p>{sentence('…')}</p>
      <div className="flex flex-wrap gap-2">
        {REASONS.map((reason) => (
          <Button
            key={reason}
            size="sm"
            className="shrink text-start whitespace-normal"
            busy={busy && sent === reason}
            disabled={busy || pausedUntil !== null}
            onClick={() => void send(reason)}
          >
            {t(`report.quiet.reasons.${reason}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
