import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/use-queue';
import { WaitingBadge } from './waiting-badge';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('../api/use-queue', () => ({ useWaiting: vi.fn() }));
const useWaiting = vi.mocked(api.useWaiting);

beforeEach(() => speak('en'));

it('shows the number, and says it in a sentence that is no live region', () => {
  useWaiting.mockReturnValue({ value: 1_204, failed: false });
  renderScreen(<WaitingBadge kind="contacts" id="waits" />, '/admin/cases');
  expect(useWaiting).toHaveBeenLastCalledWith('contacts', '/admin/cases');
  expect(screen.getByText('1,204').getAttribute('aria-hidden')).toBe('true');
  expect(document.getElementById('waits')?.textContent).toBe('1,204 unread');
  expect(document.querySelector('[aria-live], [role=status]')).toBeNull();
});

it.each([undefined, 0])('shows nothing for %s', (count) => {
  useWaiting.mockReturnValue({ value: count, failed: false });
  const { container } = renderScreen(<WaitingBadge kind="cases" id="waits" />);
  expect(container.textContent).toBe('');
});
