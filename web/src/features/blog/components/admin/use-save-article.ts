import { isBlank } from '@app/domain/text';
import type { BlogPost } from '@app/domain/blog';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '@/lib/problems';
import type { SignedIn } from '@/lib/session';
import { tellWhoeverIsHere } from '@/lib/tell';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { savePost } from '../../api/save-post';
import { versionOf, type Article, type Version } from '../../article';
import type { ArticleForm } from './use-article-form';

/** Nothing was written, and the editor is asked what to do; the article is the one that was to be saved. */
export type Question =
  { kind: 'changed'; article: Article; theirs: BlogPost } | { kind: 'gone'; article: Article };

/**
 * Saves the article of an editor and says how it went (requirements section 8, Blog admin). Whatever fails, what was typed stays.
 * @param author whoever is signed in
 * @param onDone the article is saved, and the editor still on the screen
 */
export function useSaveArticle({ uid, email, profile }: SignedIn, editor: ArticleForm, onDone: () => void) {
  const { t } = useTranslation(['blog-admin', 'problems', 'common', 'validation']);
  const [question, setQuestion] = useState<Question | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const { busy, run } = useOneAtATime(async (article: Article, id: string, over: Version | null) => {
    const tell = tellWhoeverIsHere();
    const refuse = (description: string) =>
      tell({ variant: 'destructive', title: t('common:error'), description });
    const name = isBlank(profile.full_name) ? email : profile.full_name;
    setQuestion(null);
    try {
      const outcome = await savePost({
        id,
        over,
        article,
        author: { uid, name, avatar_url: profile.avatar_url },
      });
      if (outcome.kind === 'changed') setQuestion({ kind: 'changed', article, theirs: outcome.theirs });
      if (outcome.kind === 'gone') setQuestion({ kind: 'gone', article });
      if (outcome.kind === 'slugTaken') {
        editor.form.setError('slug', { message: 'slugTaken' }, { shouldFocus: true });
        refuse(t('validation:slugTaken'));
      }
      if (outcome.kind !== 'saved') return;
      editor.settle();
      tell({
        title: t('blog-admin:editor.saved'),
        description: t('blog-admin:editor.savedText', { title: article.title }),
      });
      if (!left.current) onDone();
    } catch (error) {
      refuse(t(`problems:${toProblem(error)}`));
    }
  });

  return {
    busy,
    save: (article: Article) => run(article, editor.postId, editor.over),
    question,
    /** The person goes on editing. */
    goOn: () => setQuestion(null),
    /** The own version takes the place of the one that was shown in the question. */
    overwrite: async ({ article, theirs }: Extract<Question, { kind: 'changed' }>) =>
      run(article, editor.postId, versionOf(theirs)),
    publishAnew: async ({ article }: Question) => run(article, editor.startAnew(), null),
  };
}
