import { doorPath, spellDoorCode } from '@app/domain/door';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { FailedLine } from '@/components/failed-line';
import { InlineConfirm } from '@/components/inline-confirm';
import type { Popup } from '@/components/lazy-popup';
import { WaitingLines } from '@/components/waiting-lines';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from '@/components/ui/dialog';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { codeOf } from '@/lib/firebase/problems';
import { site } from '@/site.config';
import { useDoorCode } from '../api/use-door-code';

interface DoorCodeDialogProps {
  caseId: string;
  popup: Popup;
}

/** The code, its address and both as a QR code, on one page to hand over. It names no debtor. */
export function DoorCodeDialog({ caseId, popup: { root, anchor, content } }: DoorCodeDialogProps) {
  const { t } = useTranslation('door');
  return (
    <Dialog {...root}>
      <DialogTrigger asChild>{anchor}</DialogTrigger>
      {/* Printed alone (`app.css`). */}
      <DialogContent
        {...content}
        data-print-alone
        className="print:static print:max-h-none print:w-full print:max-w-none print:translate-0 print:border-0 print:bg-white print:shadow-none print:transition-none print:[&>button]:hidden"
      >
        <p className="hidden font-semibold print:block">{site.name[useLanguage()]}</p>
        <DialogTitle className="pe-10 text-xl">{t('door:code.title')}</DialogTitle>
        <DialogDescription className="mt-2 text-ink-soft">{t('door:code.description')}</DialogDescription>
        {root.open && <Code caseId={caseId} />}
      </DialogContent>
    </Dialog>
  );
}

function Code({ caseId }: { caseId: string }) {
  const { t } = useTranslation('door');
  const language = useLanguage();
  const { issued, error, retry, replace } = useDoorCode(caseId);
  if (error !== null)
    return codeOf(error) === 'functions/failed-precondition' ? (
      <p role="alert" className="mt-4 font-medium text-seal">
        {t('code.notYet')}
      </p>
    ) : (
      <FailedLine text={t('code.failed')} onRetry={retry} className="mt-4" />
    );
  if (issued === undefined)
    return (
      <div className="mt-4 min-h-96">
        <WaitingLines />
      </div>
    );
  const address = new URL(doorPath(issued.code), window.location.origin).href;
  return (
    <div className="mt-4 grid gap-4">
      <QrPicture text={address} label={t('code.qr')} />
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-ink-soft">{t('code.code')}</dt>
          <dd className="text-2xl font-semibold tracking-wide figures">{spellDoorCode(issued.code)}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{t('code.address')}</dt>
          <dd className="break-all">
            <a href={address} target="_blank" rel="noreferrer" className="underline underline-offset-4">
              {address}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{t('code.until')}</dt>
          <dd>{formatDate(new Date(issued.until), language, 'long')}</dd>
        </div>
      </dl>
      <Button className="print:hidden" onClick={() => window.print()}>
        <Printer aria-hidden />
        {t('code.print')}
      </Button>
      <InlineConfirm
        words={{
          ask: t('code.replace'),
          text: t('code.replaceText'),
          confirm: t('code.replaceConfirm'),
          cancel: t('code.keep'),
          done: t('code.replaced'),
          failed: t('code.failed'),
        }}
        run={replace}
      />
    </div>
  );
}

/** Dark on white in both themes: a camera expects it, and paper has no other. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-56 print:mx-0"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
