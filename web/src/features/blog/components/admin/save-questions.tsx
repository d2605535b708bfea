import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { NamesIn } from '@/components/name-text';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { articleOf, differences } from '../../article';
import type { ArticleForm } from '../../use-article-form';
import type { useSaveArticle } from '../../use-save-article';

interface SaveQuestionsProps {
  editor: ArticleForm;
  saving: ReturnType<typeof useSaveArticle>;
  /** The dialog has closed, and the editor is still there. */
  onAnswered: () => void;
}

/** Asks before overwriting a concurrent edit: which version to keep, or whether to restore a deleted article. */
export function SaveQuestions({ editor, saving, onAnswered }: SaveQuestionsProps) {
  const { t } = useTranslation('blog-admin');
  const language = useLanguage();
  const { question } = saving;
  if (question === null) return null;
  if (question.kind === 'gone')
    return (
      <Question title={t('gone.title')} text={t('gone.text')} onClose={saving.goOn} onAnswered={onAnswered}>
        <Button onClick={saving.goOn}>{t('goOn')}</Button>
        <Button variant="seal" onClick={() => void saving.publishAsNew(question)}>
          {t('gone.publish')}
        </Button>
      </Question>
    );
  const { theirs, article } = question;
  const parts = differences(articleOf(theirs), article).map((part) => t(`parts.${part}`));
  return (
    <Question
      title={t('conflict.title')}
      text={
        <NamesIn
          text={t('conflict.text', {
            name: theirs.author_name,
            time: formatDate(theirs.updated_at ?? theirs.published_at, language, 'moment'),
          })}
          names={[theirs.author_name]}
        />
      }
      note={t('conflict.parts', { parts: new Intl.ListFormat(language).format(parts) })}
      onClose={saving.goOn}
      onAnswered={onAnswered}
    >
      <Button onClick={saving.goOn}>{t('goOn')}</Button>
      <Button
        onClick={() => {
          editor.takeTheirs(theirs);
          saving.goOn();
        }}
      >
        {t('conflict.theirs')}
      </Button>
      <Button variant="seal" onClick={() => void saving.overwrite(question)}>
        {t('conflict.mine')}
      </Button>
    </Question>
  );
}

interface QuestionProps {
  title: string;
  text: ReactNode;
  note?: string;
  onClose: () => void;
  onAnswered: () => void;
  /** The answers, the one that harms nobody first. */
  children: ReactNode;
}

function Question({ title, text, note, onClose, onAnswered, children }: QuestionProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        role="alertdialog"
        className="grid gap-4"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onAnswered();
        }}
      >
        <DialogTitle className="pe-10 text-xl">{title}</DialogTitle>
        <DialogDescription asChild>
          <div className="grid gap-3 break-words">
            <p>{text}</p>
            {note !== undefined && <p className="border-s-3 border-brass ps-4 text-ink-soft">{note}</p>}
          </div>
        </DialogDescription>
        <div className="grid gap-2.5">{children}</div>
      </DialogContent>
    </Dialog>
  );
}
