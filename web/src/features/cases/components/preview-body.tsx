import { displayFileName, isCaseFileType } from '@app/domain/file';
import { ExternalLink, Maximize2, Minimize2 } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/empty-state';
import { Lazy } from '@/components/lazy';
import { Button } from '@/components/ui/button';
import { withTexts } from '@/i18n/lazy-texts';
import { openBlob, useAttachment } from '../api/use-attachment';
import { useReadProblem } from '../use-read-problem';

const loadText = () => withTexts(['documents'], () => import('./text-body'));

/** Content of an attachment: loading, unavailable, a picture, a PDF, a text, or a type that may not be shown here. */
export function PreviewBody({ path }: { path: string }) {
  const { t } = useTranslation();
  const sentenceOf = useReadProblem();
  const file = useAttachment(path);
  const name = displayFileName(path);
  if (file.status === 'loading') {
    return (
      <div className="grid content-center justify-items-center gap-4 bg-fold/60 px-6 text-center">
        <div
          role="progressbar"
          aria-label={t('attachments:preview.loading', { file: name })}
          className="working-line relative h-1 w-48 overflow-hidden bg-rule text-seal"
        />
        <p className="line-clamp-2 break-words text-ink-soft">
          {t('attachments:preview.loading', { file: name })}
        </p>
      </div>
    );
  }
  if (file.status === 'failed') {
    return (
      <div className="grid content-center overflow-auto bg-fold/60">
        <ErrorState
          title={t('attachments:preview.failed')}
          text={sentenceOf(file.problem)}
          onRetry={file.retry}
        />
      </div>
    );
  }
  // The document of a blob has this site's origin: only the known types are ever shown, a text never as a document
  // (security S3).
  if (!isCaseFileType(file.data.type)) return <NotHere text={t('attachments:preview.cannotShow')} />;
  switch (file.data.type) {
    case 'application/pdf':
      return <Pdf blob={file.data} name={name} />;
    case 'text/plain':
      return <Text path={path} blob={file.data} name={name} />;
    default:
      return <Picture blob={file.data} name={name} />;
  }
}

function Text({ path, blob, name }: ContentProps & { path: string }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  return failed ? (
    <NotHere text={t('attachments:preview.cannotShow')} />
  ) : (
    <Lazy
      load={loadText}
      draw={({ TextBody }) => (
        <TextBody
          path={path}
          blob={blob}
          name={name}
          failure={<NotHere text={t('attachments:preview.cannotShow')} />}
        />
      )}
      onFailed={() => setFailed(true)}
    />
  );
}

/** Why a file is not shown in its place. */
function NotHere({ text }: { text: string }) {
  return (
    <div className="grid content-center justify-items-center bg-fold/60 px-6">
      <p role="status" className="max-w-prose text-center">
        {text}
      </p>
    </div>
  );
}

/**
 * Gives an element the blob's address as its `src`, for as long as the element is there.
 * @param fragment what the viewer is asked for
 */
function useBlobSource(blob: Blob, fragment = '') {
  return useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      if (element === null) return;
      const url = URL.createObjectURL(blob);
      element.src = url + fragment;
      return () => URL.revokeObjectURL(url);
    },
    [blob, fragment],
  );
}

interface ContentProps {
  blob: Blob;
  name: string;
}

/** In the browser's own viewer, which phones have not: some show the first page alone, hence the tab. */
function Pdf({ blob, name }: ContentProps) {
  const { t } = useTranslation();
  // All the room for the page: Chromium's viewer else begins with small pictures of all pages beside it.
  const source = useBlobSource(blob, '#navpanes=0');
  if (!navigator.pdfViewerEnabled) return <NotHere text={t('attachments:preview.noViewer')} />;
  return (
    <div className="grid grid-rows-[minmax(0,1fr)_auto] bg-fold/60">
      <iframe ref={source} title={name} className="size-full" />
      <Button variant="ghost" size="sm" className="justify-self-center" onClick={() => openBlob(blob)}>
        <ExternalLink aria-hidden />
        {t('attachments:preview.tab')}
      </Button>
    </div>
  );
}

/** Fitted into the window, or in full size to be moved about. */
function Picture({ blob, name }: ContentProps) {
  const { t } = useTranslation();
  const source = useBlobSource(blob);
  const desk = useRef<HTMLDivElement>(null);
  const [full, setFull] = useState(false);
  const [broken, setBroken] = useState(false);
  if (broken) return <NotHere text={t('attachments:preview.cannotShow')} />;
  const toggle = () => {
    setFull(!full);
    // Arrow keys move a picture in full size, and turn to the next file otherwise.
    desk.current?.focus();
  };
  return (
    <div className="relative bg-fold/60">
      <div
        ref={desk}
        role={full ? 'region' : undefined}
        aria-label={full ? t('attachments:preview.picture') : undefined}
        tabIndex={full ? 0 : -1}
        onKeyDown={(event) => {
          if (full && event.key.startsWith('Arrow')) event.stopPropagation();
        }}
        onDoubleClick={toggle}
        className="absolute inset-0 overflow-auto -outline-offset-2"
      >
        <img
          ref={source}
          alt={name}
          onError={() => setBroken(true)}
          className={full ? 'mx-auto max-w-none' : 'size-full object-scale-down p-3'}
        />
      </div>
      <Button size="sm" className="absolute end-4 bottom-4 shadow-lifted" onClick={toggle}>
        {full ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
        {full ? t('attachments:preview.fit') : t('attachments:preview.fullSize')}
      </Button>
    </div>
  );
}
