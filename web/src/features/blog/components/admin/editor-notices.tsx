import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NamesIn } from '@/components/name-text';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { cn } from '@/lib/cn';
import type { ArticleForm } from '../../use-article-form';

interface NoticesProps {
  editor: ArticleForm;
  busy: boolean;
}

/** Above the text, when one comes back to it: it is a draft. */
export function DraftNotice({ editor, busy }: NoticesProps) {
  const { t } = useTranslation('blog-admin');
  if (!editor.isRestored) return null;
  return (
    <div role="status">
      <Notice text={t('draft.restored')} className="border-b">
        <Button size="sm" disabled={busy} onClick={editor.discard}>
          {t('draft.discard')}
        </Button>
      </Notice>
    </div>
  );
}

/** Where one saves, in sight wherever one is: what others have done meanwhile, and what was put aside for it. */
export function MeanwhileNotices({ editor, busy }: NoticesProps) {
  const { t } = useTranslation('blog-admin');
  const language = useLanguage();
  const { meanwhile } = editor;
  return (
    <div aria-live="polite">
      {meanwhile?.kind === 'changed' && !busy && (
        <Notice
          className="border-t"
          text={
            <NamesIn
              text={t('meanwhile.changed', {
                name: meanwhile.theirs.author_name,
                time: formatDate(
                  meanwhile.theirs.updated_at ?? meanwhile.theirs.published_at,
                  language,
                  'moment',
                ),
              })}
              names={[meanwhile.theirs.author_name]}
            />
          }
        />
      )}
      {meanwhile?.kind === 'gone' && !busy && <Notice className="border-t" text={t('meanwhile.gone')} />}
      {editor.aside !== null && (
        <Notice text={t('aside.text')} className="border-t">
          <Button size="sm" disabled={busy} onClick={editor.bringBack}>
            {t('aside.bringBack')}
          </Button>
          <Button size="sm" variant="ghost" disabled={busy} onClick={editor.dropAside}>
            {t('aside.drop')}
          </Button>
        </Notice>
      )}
    </div>
  );
}

function Notice({ text, className, children }: { text: ReactNode; className: string; children?: ReactNode }) {
  return (
    <div
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-s-4 border-rule border-s-brass bg-fold px-4 py-2.5 sm:px-5',
        className,
      )}
    >
      <p className="min-w-0 grow basis-72 break-words">{text}</p>
      {children !== undefined && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
