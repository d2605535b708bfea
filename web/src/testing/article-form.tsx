import type { BlogPost } from '@app/domain/blog';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { savePost, type SaveOutcome } from '@/features/blog/api/save-post';
import { ArticleEditor } from '@/features/blog/components/admin/article-editor';
import { become } from './fake-session';
import { becomes, me } from './fake-post';
import { renderScreen, speak } from './render-screen';

/** The article's editor in Thai, for tests that have mocked `save-post`, `use-post` and the session. */
export const save = vi.mocked(savePost);
export const onDone = vi.fn();

/** To be called before each test. */
export async function resetEditor(): Promise<void> {
  vi.clearAllMocks();
  sessionStorage.clear();
  save.mockReset().mockResolvedValue({ kind: 'saved' });
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  become(me);
  await speak();
}

export function open(edited: BlogPost | null = null) {
  becomes(edited);
  return renderScreen(<ArticleEditor post={edited} onDone={onDone} />);
}

/** What the next save comes to. */
export const answer = (outcome: SaveOutcome) => save.mockResolvedValueOnce(outcome);
export function lastSave() {
  const [last] = save.mock.lastCall ?? [];
  if (last === undefined) throw new Error('Nothing was saved.');
  return last;
}

export const [TITLE, SLUG, EXCERPT, CONTENT] = ['หัวข้อ', 'Slug (URL)', 'เนื้อหาย่อ', 'เนื้อหา'] as const;
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
