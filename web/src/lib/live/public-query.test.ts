import { blogCardSchema } from '@app/domain/blog';
import { afterAll, expect, it, vi } from 'vitest';
import { readPublicList } from './public-query';

vi.mock('../firebase/env.ts', () => ({ emulators: null, firebaseConfig: { projectId: 'demo-portal' } }));
vi.mock('../firebase/app-check.ts', () => ({ appCheckHeaders: async () => ({}) }));

const answer = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', answer);
afterAll(() => vi.unstubAllGlobals());

const text = (stringValue: string) => ({ stringValue });
const fields = {
  slug: text('a'),
  title: text('อายุความ'),
  excerpt: text(''),
  author_name: text('ณัฐวุฒิ'),
  author_avatar_url: { nullValue: null },
  user_id: text('u'),
  published_at: { timestampValue: '2026-11-20T02:00:00Z' },
  title_i18n: { mapValue: { fields: { en: text('Limitation'), zh: { integerValue: '7' } } } },
  excerpt_i18n: { mapValue: {} },
};

it('a list is read with its translations; what is no text among them is empty', async () => {
  const name = 'projects/demo-portal/databases/(default)/documents/blog_posts/p1';
  answer.mockResolvedValue(new Response(JSON.stringify([{ document: { name, fields } }, {}])));
  const list = { collection: 'blog_posts', fields: Object.keys(fields), newest: 'published_at', limit: 50 };
  expect(await readPublicList(list, blogCardSchema)).toEqual([
    expect.objectContaining({
      id: 'p1',
      title: 'อายุความ',
      title_i18n: { en: 'Limitation', zh: '' },
      excerpt_i18n: {},
    }),
  ]);
});
