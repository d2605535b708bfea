import { isBlank } from '@app/domain/text';
import type { BlogPost } from '@app/domain/blog';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedIn } from '@/lib/session/session';
import { useCommand } from '@/lib/command/use-command';
import { savePost } from './api/save-post';
import { versionOf, type Article, type Version } from './article';
import type { ArticleForm } from './use-article-form';

/** Nothing was written, and the editor is asked what to do; the article is the one that was to be saved. */
export type Question =
  | { kind: 'changed'; article: Article; theirs: BlogPost }
  | { kind: 'gone'; article: Article };

interface Saving {
  article: Article;
  /** Of the post; new for a new one. */
  id: string;
  /** The version that it replaces; null where there is none. */
  over: Version | null;
}

/**
 * Saves the article of an editor and reports the result (requirements section 8, Blog admin). On failure the text stays.
 * @param author the signed-in user
 * @param onDone called when the article is saved and the editor is still mounted
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

  const { busy, send } = useCommand({
    run: async ({ article, id, over }: Saving) => {
      const name = isBlank(profile.full_name) ? email : profile.full_name;
      setQuestion(null);
      return savePost({ id, over, article, author: { uid, name, avatar_url: profile.avatar_url } });
    },
    onDone: (outcome, { article }) => {
      if (outcome.kind === 'changed') setQuestion({ kind: 'changed', article, theirs: outcome.theirs });
      if (outcome.kind === 'gone') setQuestion({ kind: 'gone', article });
      if (outcome.kind === 'slugTaken')
        editor.form.setError('slug', { message: 'slugTaken' }, { shouldFocus: true });
      if (outcome.kind !== 'saved') return;
      editor.settle();
      if (!left.current) onDone();
    },
    done: ({ kind }, { article: { title } }) => {
      if (kind === 'saved')
        return {
          title: t('blog-admin:editor.saved'),
          description: t('blog-admin:editor.savedText', { title }),
        };
      if (kind !== 'slugTaken') return null;
      return { variant: 'destructive', title: t('common:error'), description: t('validation:slugTaken') };
    },
    failed: t('common:error'),
  });

  return {
    busy,
    save: (article: Article) => send({ article, id: editor.postId, over: editor.over }),
    question,
    /** The person goes on editing. */
    goOn: () => setQuestion(null),
    /** The own version takes the place of the one that was shown in the question. */
    overwrite: async ({ article, theirs }: Extract<Question, { kind: 'changed' }>) =>
      send({ article, id: editor.postId, over: versionOf(theirs) }),
    publishAsNew: async ({ article }: Question) => send({ article, id: editor.becomeNew(), over: null }),
  };
}
