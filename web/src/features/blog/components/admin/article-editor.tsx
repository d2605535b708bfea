import type { BlogPost } from '@app/domain/blog';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Lazy } from '@/components/lazy';
import { Button } from '@/components/ui/button';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { cn } from '@/lib/cn';
import { useSignedIn } from '@/lib/session/session';
import { useMark } from '@/lib/page/use-mark';
import { useMedia } from '@/lib/page/use-media';
import { useShortcut } from '@/lib/page/use-shortcut';
import { useTouched } from '@/lib/page/use-touched';
import { ArticleFields } from './article-fields';
import { DraftNotice, MeanwhileNotices } from './editor-notices';
import { PreviewPane } from './preview-pane';
import { useArticleForm } from '../../use-article-form';
import { useCover } from '../../use-cover';
import { useSaveArticle } from '../../use-save-article';

const loadQuestions = () => import('./save-questions');

/** From this width on, text and preview are side by side: Tailwind's `xl`. */
const TWO_COLUMNS = '(width >= 80rem)';
const KEYS = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘S' : 'Ctrl+S';

interface ArticleEditorProps {
  /** null: a new article. */
  post: BlogPost | null;
  /** It is saved. */
  onDone: () => void;
}

/**
 * Editor of a new or existing article (requirements sections 2 and 4): what is typed survives a reload, concurrent edits
 * are not overwritten (decision 071), and a preview is shown beside the text.
 */
export function ArticleEditor({ post, onDone }: ArticleEditorProps) {
  const { t } = useTranslation('blog-admin');
  const me = useSignedIn();
  const editor = useArticleForm(me.uid, post);
  const saving = useSaveArticle(me, editor, onDone);
  const cover = useCover(me.uid, (path) => editor.form.setValue('image_url', path));
  const wide = useMedia(TWO_COLUMNS);
  const touched = useTouched();
  const [tab, setTab] = useState('write');
  useMark('data-foot');
  /** Where one typed last: a question that is answered leads back there. */
  const place = useRef<HTMLElement>(null);

  const submit = () => {
    // What is refused must be seen.
    void editor.form.handleSubmit(saving.save, () => setTab('write'))();
  };
  const ready = !saving.busy && !cover.busy;
  useShortcut('mod+s', ready ? submit : null);

  const fields = <ArticleFields editor={editor} cover={cover} busy={saving.busy} />;
  const preview = <PreviewPane article={editor.article} isWatched={touched} />;
  const creating = editor.over === null;
  const sheet = (className: string, body: ReactNode) => (
    <div className={cn('rounded-lg border border-rule bg-sheet shadow-sheet', className)}>
      <DraftNotice editor={editor} busy={saving.busy} />
      {body}
      <div className="sticky bottom-0 z-10 rounded-b-lg bg-sheet">
        <MeanwhileNotices editor={editor} busy={saving.busy} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule px-4 py-3 sm:px-5">
          <Button
            type="submit"
            variant="seal"
            className="max-sm:w-full"
            busy={saving.busy}
            disabled={cover.busy}
            aria-keyshortcuts="Control+S Meta+S"
          >
            {t(saving.busy ? 'editor.saving' : creating ? 'editor.publish' : 'editor.save')}
          </Button>
          <kbd
            aria-hidden
            className="hidden rounded-sm border border-rule-strong px-1.5 text-sm leading-5 text-ink-soft lg:block"
          >
            {KEYS}
          </kbd>
          <p className={cn('min-w-0 text-sm text-ink-soft', editor.pristine && 'max-sm:hidden')}>
            {t(editor.pristine ? 'editor.nothingNew' : 'editor.draftKept')}
          </p>
        </div>
      </div>
    </div>
  );
  return (
    <form
      noValidate
      aria-busy={saving.busy}
      onFocus={({ target }) => {
        if (target.matches('input, textarea')) place.current = target;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) submit();
      }}
    >
      {wide ? (
        sheet(
          '',
          <div className="grid grid-cols-2 divide-x divide-rule">
            <div className="min-w-0 p-5">{fields}</div>
            <section
              aria-label={t('preview.title')}
              tabIndex={0}
              className="sticky top-16 max-h-[calc(100dvh-9rem)] min-w-0 self-start overflow-y-auto p-5 focus-visible:-outline-offset-2"
            >
              <p aria-hidden className="mb-4 text-sm font-semibold text-ink-soft">
                {t('preview.title')}
              </p>
              {preview}
            </section>
          </div>,
        )
      ) : (
        <Tabs value={tab} onValueChange={setTab}>
          <TabsList aria-label={t('preview.tabs')}>
            <TabsTrigger value="write">{t('preview.write')}</TabsTrigger>
            <TabsTrigger value="preview">{t('preview.title')}</TabsTrigger>
          </TabsList>
          {sheet(
            'rounded-ss-none',
            <>
              {/* The fields stay where they are: what is typed, and where one was, is there after a look. */}
              <TabsContent value="write" forceMount className="p-4 data-[state=inactive]:hidden sm:p-5">
                {fields}
              </TabsContent>
              <TabsContent value="preview" className="min-h-96 p-4 sm:p-5">
                {preview}
              </TabsContent>
            </>,
          )}
        </Tabs>
      )}
      {saving.question !== null && (
        <Lazy
          load={loadQuestions}
          draw={({ SaveQuestions }) => (
            <SaveQuestions editor={editor} saving={saving} onAnswered={() => place.current?.focus()} />
          )}
          onFailed={saving.goOn}
        />
      )}
    </form>
  );
}
