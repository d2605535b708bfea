import { displayFileName } from '@app/domain/file';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { AttachmentFacts } from './attachment-facts';
import { DownloadButton } from './download-button';
import { PreviewBody } from './preview-body';

interface AttachmentPreviewProps {
  /** All files of the case, in their order. */
  paths: readonly string[];
  /** The one that is shown; stays while the dialog closes. */
  path: string;
  open: boolean;
  onShow: (path: string) => void;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** An attachment, held over the page; arrow keys bring the one beside it, round and round. */
export function AttachmentPreview({
  paths,
  path,
  open,
  onShow,
  onClose,
  onCloseAutoFocus,
}: AttachmentPreviewProps) {
  const { t } = useTranslation();
  const name = displayFileName(path);
  const index = paths.indexOf(path);
  const go = (step: number) => {
    const next = paths.at((index + step) % paths.length);
    if (next !== undefined && next !== path) onShow(next);
  };
  const turn = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    go(step);
  };
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent
        onCloseAutoFocus={onCloseAutoFocus}
        onKeyDown={turn}
        className="grid h-[94dvh] max-h-none w-[calc(100vw-1rem)] max-w-6xl grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden p-0 sm:w-[calc(100vw-3rem)]"
      >
        <div className="min-w-0 border-b border-rule py-2.5 ps-5 pe-16">
          <DialogTitle className="text-lg break-words">{name}</DialogTitle>
          <DialogDescription className="text-sm text-ink-soft figures">
            <AttachmentFacts path={path} />
          </DialogDescription>
        </div>
        <PreviewBody key={path} path={path} />
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-rule px-3 py-2 sm:px-5">
          {paths.length > 1 && (
            <div className="flex items-center gap-1">
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('attachments:preview.previous')}
                onClick={() => go(-1)}
              >
                <ChevronLeft aria-hidden />
              </Button>
              <p role="status" className="text-sm text-ink-soft figures">
                {t('attachments:preview.position', { index: index + 1, count: paths.length })}
                <span className="sr-only">{name}</span>
              </p>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('attachments:preview.next')}
                onClick={() => go(1)}
              >
                <ChevronRight aria-hidden />
              </Button>
            </div>
          )}
          <DownloadButton key={path} path={path} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
