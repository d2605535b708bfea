import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { ListTools } from './list-tools';

beforeEach(() => speak('zh'));

it('Escape clears the search, but not while an input method is composing', () => {
  const onChange = vi.fn();
  renderScreen(<ListTools search={{ label: 'Search', value: 'Siam', onChange }} selects={[]} />);
  const field = screen.getByRole('searchbox');
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onChange).toHaveBeenCalledWith('');
});
