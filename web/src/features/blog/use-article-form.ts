import { toSlug, type BlogPost } from '@app/domain/blog';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { newId } from '@/lib/firebase/new-id';
import { drafts } from '@/lib/form/drafts';
import { useDraft } from '@/lib/form/use-draft';
import { usePost } from './api/use-post';
import {
  articleFormSchema,
  articleOf,
  articleSchema,
  isSameArticle,
  isNewer,
  NO_ARTICLE,
  PARTS,
  partsOf,
  postDraftSchema,
  versionOf,
  type Article,
  type Version,
} from './article';

/** What has happened to the article while it was being edited; null: nothing that concerns the editor. */
export type Meanwhile = { kind: 'changed'; theirs: BlogPost } | { kind: 'gone' } | null;

export type ArticleForm = ReturnType<typeof useArticleForm>;

/**
 * An article in the making: what is typed, over which version, what is kept of it in this tab, and what others do to it
 * meanwhile (decision 071).
 * @param post null: a new article
 */
export function useArticleForm(uid: string, post: BlogPost | null) {
  const name = post === null ? 'post:new' : `post:${post.id}`;
  const draft = useDraft(uid, name);
  const [restored, setRestored] = useState(
    () => postDraftSchema.safeParse(drafts.read(uid, name)).data ?? null,
  );
  const [postId, setPostId] = useState(() => post?.id ?? restored?.postId ?? newId());
  const [over, setOver] = useState<Version | null>(() =>
    post === null ? null : (restored?.over ?? versionOf(post)),
  );
  const [slugByHand, setSlugByHand] = useState(restored?.slugByHand ?? post !== null);
  const form = useForm<Article>({
    resolver: zodResolver(articleFormSchema),
    defaultValues: restored?.article ?? (post === null ? NO_ARTICLE : articleOf(post)),
  });
  const values = useWatch({ control: form.control, name: PARTS });
  const article = articleSchema.parse(Object.fromEntries(PARTS.map((part, index) => [part, values[index]])));
  const pristine = isSameArticle(article, over ?? NO_ARTICLE);

  /** Saved: what the form still holds is no draft any more. */
  const settled = useRef(false);
  useEffect(() => {
    if (settled.current) return;
    if (pristine) draft.remove();
    else draft.keep({ postId, over, article, slugByHand });
    // oxlint-disable-next-line react/exhaustive-deps -- the parts of the article say all about it
  }, [...values, postId, over, slugByHand]);

  const live = usePost(post);
  const now = live.status === 'ready' ? live.data : undefined;
  const load = (next: BlogPost) => {
    setOver(versionOf(next));
    form.reset(articleOf(next));
  };
  const newer = now && over !== null && isNewer(versionOf(now), over) ? now : null;
  const follow = useRef(load);
  useEffect(() => {
    follow.current = load;
  });
  useEffect(() => {
    // Nothing has been typed: the editor shows what is stored.
    if (newer !== null && pristine && !settled.current) follow.current(newer);
  }, [newer, pristine]);

  const aside = useAside(uid, `aside:${name}`);
  return {
    form,
    article,
    postId,
    over,
    /** Nothing to be saved. */
    pristine,
    /** What was typed before a reload or a lost session is there again. */
    isRestored: restored !== null && !pristine,
    meanwhile: ((): Meanwhile => {
      if (over === null) return null;
      if (now === null) return { kind: 'gone' };
      return newer !== null && !pristine ? { kind: 'changed', theirs: newer } : null;
    })(),
    /** The slug follows the title of a new article until it is typed by hand (requirements section 4). */
    titleTyped: (typed: string) => {
      if (!slugByHand) form.setValue('slug', toSlug(typed), { shouldValidate: form.formState.isSubmitted });
    },
    slugTyped: () => setSlugByHand(true),
    /** What was typed becomes what will be saved. */
    slugLeft: () => form.setValue('slug', toSlug(form.getValues('slug'))),
    /** Throws away what was typed: the article as it is stored, or none. */
    discard: () => {
      setRestored(null);
      if (now) load(now);
      else form.reset(over === null ? NO_ARTICLE : partsOf(over));
      if (over === null) {
        setSlugByHand(false);
        // What was thrown away may be saved elsewhere under its id: in the tab that this one was copied from.
        setPostId(newId());
      }
    },
    /** Another's version takes the place of what was typed, which is put aside. */
    takeTheirs: (theirs: BlogPost) => {
      aside.put(form.getValues());
      setRestored(null);
      load(theirs);
    },
    /** What was put aside, if anything. */
    aside: aside.article,
    /** It comes back, over the version that its author has seen by now. */
    bringBack: () => {
      if (aside.article !== null) form.reset(aside.article);
      aside.drop();
    },
    dropAside: aside.drop,
    /** The article is gone: what was typed becomes a new one. @returns its id */
    becomeNew: (): string => {
      const id = newId();
      setPostId(id);
      setOver(null);
      return id;
    },
    settle: () => {
      settled.current = true;
      draft.remove();
    },
  };
}

/** What an editor typed before taking over another's version; it stays until it is brought back or dropped. */
function useAside(uid: string, name: string) {
  const [article, setArticle] = useState(() => articleSchema.safeParse(drafts.read(uid, name)).data ?? null);
  return {
    article,
    put: (typed: Article) => {
      drafts.write(uid, name, typed);
      setArticle(partsOf(typed));
    },
    drop: () => {
      drafts.remove(uid, name);
      setArticle(null);
    },
  };
}
