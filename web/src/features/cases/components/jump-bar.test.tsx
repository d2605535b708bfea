import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { JumpBar } from './jump-bar';

beforeEach(() => speak('en'));

it('brings a part of the page to the top and the keyboard to its first control', async () => {
  const scrolled = vi.fn<(id: string) => void>();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id);
  };
  const { person } = renderScreen(
    <>
      <section id="case-note">
        <textarea aria-label="Note" />
      </section>
      <JumpBar jumps={['status', 'note']} />
    </>,
  );
  await person.click(screen.getByRole('button', { name: 'Add a note' }));
  expect(scrolled).toHaveBeenCalledExactlyOnceWith('case-note');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
