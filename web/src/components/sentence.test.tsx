import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sentence } from './sentence';

const TEXT = 'By <terms>our terms</terms> you get <mark/>.';

it('puts elements around parts of a text', () => {
  const { container } = render(
    <Sentence text={TEXT} components={{ terms: <a href="/terms" />, mark: <b>all</b> }} />,
  );
  expect(container.innerHTML).toBe('By <a href="/terms">our terms</a> you get <b>all</b>.');
  expect(screen.getByRole('link', { name: 'our terms' })).toBeTruthy();
});

it('shows a text without elements', () => {
  const { container } = render(<Sentence text="All of it." components={{}} />);
  expect(container.innerHTML).toBe('All of it.');
});

it('refuses a text with an element that it was not given', () => {
  expect(() => render(<Sentence text={TEXT} components={{ mark: <b /> }} />)).toThrow(
    'No component for <terms>.',
  );
});
