import { aDoorAnswer } from '@app/seed/door-builders';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { useOpenAnswers } from '../api/use-open-answers';
import { useAnswersGroup } from './answer-lines';
import { Queue } from './queue';

vi.mock('../api/use-queue', () => ({}));
vi.mock('../api/use-waiting-count', () => ({}));
vi.mock('../api/use-last-notes', () => ({}));
vi.mock('../api/use-open-answers', () => ({ useOpenAnswers: vi.fn() }));
const live = vi.mocked(useOpenAnswers);
const retry = vi.fn();
const Groups = () => <Queue groups={[useAnswersGroup('2026-12-03')]} />;

beforeEach(() => speak('en'));

it('an admin sees what debtors have answered, how long ago, one press from where it is dealt with', () => {
  const created_at = new Date('2026-12-01T09:00:00+07:00');
  const answer = (id: string, kind: 'dispute' | 'data_request') => ({
    id,
    ...aDoorAnswer({ case_id: `${id}00000000000`, created_at }),
    kind,
  });
  const data = [answer('first', 'dispute'), answer('other', 'data_request')];
  live.mockReturnValue({ status: 'ready', data, problem: undefined, retry });
  renderScreen(<Groups />);
  expect(screen.getByRole('heading', { name: 'Answers of debtors' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'first000Disputes the debt2 days',
    'other000Asks for personal data2 days',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    '/admin/case/first00000000000#case-door',
  );
});

it('is left out while there is none, and can be asked for again when it failed', async () => {
  live.mockReturnValue({ status: 'ready', data: [], problem: undefined, retry });
  const { unmount } = renderScreen(<Groups />);
  expect(screen.queryByRole('heading', { name: 'Answers of debtors' })).toBeNull();
  unmount();
  live.mockReturnValue({ status: 'failed', data: undefined, problem: 'unknown', retry });
  const { person } = renderScreen(<Groups />);
  await person.click(screen.getByRole('button', { name: /reload|again/i }));
  expect(retry).toHaveBeenCalledOnce();
});
