import type { FileProblem } from '@app/domain/file';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedLine } from '@/components/failed-line';
import { InlineConfirm } from '@/components/inline-confirm';
import { Lazy } from '@/components/lazy';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { WaitingLines } from '@/components/waiting-lines';
import { cn } from '@/lib/cn';
import { usePapers, withdrawPaper } from '../api/papers';
import { PaperRows } from './paper-rows';

const loadForm = () => import('./paper-form');

/** How the copies of papers are stored and read, which the page provides. */
export interface PaperFiles {
  /** Why a chosen file cannot be a copy, or null. */
  inspect: (file: File) => Promise<FileProblem | null>;
  /** @returns the path of the stored file @throws as `uploadCaseFile` */
  upload: (uid: string, file: File) => Promise<string>;
  /** The button that saves a stored file. */
  save: (path: string) => ReactNode;
}

/** The papers that a partner or an applicant shows the office, with what the office said of each. */
export function OwnPapers({ uid, files }: { uid: string; files: PaperFiles }) {
  const { t } = useTranslation(['papers', 'common']);
  const live = usePapers(uid);
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return (
    <Sheet title={t('papers:title')} id="papers">
      <div className="border-b border-rule px-5 py-4">
        <p className="max-w-[62ch] text-ink-soft">{t('papers:lead')}</p>
      </div>
      {live.status === 'failed' && (
        <FailedLine text={t('papers:failed')} onRetry={live.retry} className="p-5" />
      )}
      {live.status === 'loading' && <WaitingLines />}
      {live.status === 'ready' && (
        <>
          {live.data.length > 0 && (
            <PaperRows
              papers={live.data}
              actions={({ id, path, state }) => (
                <>
                  {state !== 'accepted' && (
                    <InlineConfirm
                      words={{
                        ask: t('papers:withdraw.ask'),
                        text: t('papers:withdraw.text'),
                        confirm: t('papers:withdraw.confirm'),
                        cancel: t('common:cancel'),
                        done: t('papers:withdraw.done'),
                        failed: t('papers:withdraw.failed'),
                      }}
                      run={() => withdrawPaper(uid, id)}
                    />
                  )}
                  {files.save(path)}
                </>
              )}
            />
          )}
          <div className={cn('px-5 py-4', live.data.length > 0 && 'border-t border-rule')}>
            {isAdding ? (
              <Lazy
                load={loadForm}
                meanwhile={<WaitingLines />}
                draw={({ PaperForm }) => (
                  <PaperForm uid={uid} taken={live.data.map(({ id }) => id)} files={files} onClose={close} />
                )}
                onFailed={close}
              />
            ) : (
              <Button onClick={() => setAdding(true)}>{t('papers:add')}</Button>
            )}
          </div>
        </>
      )}
    </Sheet>
  );
}
