import { useCallback, useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '@/components/ui/input';
import { useLanguage } from '@/i18n';
import { formatCount } from '@/i18n/format';
import { useText } from '../api/use-text';

interface TextBodyProps {
  path: string;
  blob: Blob;
  name: string;
  /** Shown when it is no text after all. */
  failure: ReactNode;
}

/** A text, such as an exported chat, as characters, with the lines that contain what was typed. */
export function TextBody({ path, blob, name, failure }: TextBodyProps) {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim().toLowerCase());
  const text = useText(path, blob);
  if (text === undefined) return <div className="bg-fold/60" aria-busy />;
  if (text === null) return failure;
  const lines = text.split(/\r\n|\r|\n/);
  const found = wanted === '' ? lines : lines.filter((line) => line.toLowerCase().includes(wanted));
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule px-5 py-2">
        <label className="flex min-w-0 grow items-center gap-3 text-sm sm:grow-0">
          <span className="shrink-0">{t('text.filter')}</span>
          <Input
            type="search"
            name="filter"
            value={typed}
            className="h-10"
            onChange={({ target }) => setTyped(target.value)}
            // In the dialog arrow keys turn to the next file.
            onKeyDown={(event) => {
              if (event.key.startsWith('Arrow')) event.stopPropagation();
            }}
          />
        </label>
        <p role="status" className="text-sm text-ink-soft figures">
          {t('text.count', {
            shown: formatCount(found.length, language),
            total: formatCount(lines.length, language),
          })}
        </p>
      </div>
      <Characters text={found.join('\n')} label={t('text.region', { file: name })} />
    </div>
  );
}

/**
 * Set as the element's text and not as a child: a browser never reads markup in it, and Thai words of an evidence are not
 * touched (lib/thai).
 */
function Characters({ text, label }: { text: string; label: string }) {
  const show = useCallback(
    (element: HTMLPreElement | null) => {
      if (element !== null) element.textContent = text;
    },
    [text],
  );
  return (
    <pre
      ref={show}
      dir="auto"
      role="region"
      aria-label={label}
      tabIndex={0}
      className="overflow-auto bg-sheet px-5 py-4 font-sans break-words whitespace-pre-wrap -outline-offset-2"
    />
  );
}
