import { aBlogPost } from '@app/seed/builders';
import { expect, it } from 'vitest';
import { articleOf, NO_ARTICLE, postDraftSchema, translationsOf } from './article';

const translations = { title_i18n: { en: 'Limitation' }, content_i18n: { en: 'Ten years' } };

it('translations are stored by language, and what is empty is left out', () => {
  const article = articleOf({ ...aBlogPost(translations), id: 'p' });
  expect(article).toMatchObject({ title_en: 'Limitation', content_en: 'Ten years', title_zh: '' });
  expect(translationsOf(article)).toEqual(translations);
  expect(translationsOf(NO_ARTICLE)).toEqual({});
});

it('a draft of the time before translations is still a draft', () => {
  const { title, slug, excerpt, content, image_url } = NO_ARTICLE;
  const draft = {
    postId: 'p',
    over: null,
    article: { title, slug, excerpt, content, image_url },
    slugByHand: false,
  };
  expect(postDraftSchema.parse(draft).article).toEqual(NO_ARTICLE);
});
