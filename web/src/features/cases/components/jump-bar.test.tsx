import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { JumpBar } from './jump-bar';

beforeEach(() => speak('en'));

const scrolled = vi.fn<(id: string) => void>();
Element.prototype.scrollIntoView = function (this: Element) {
  scrolled(this.id);
};
beforeEach(() => void scrolled.mockReset());

it('brings a part of the page to the top and the keyboard to its first control', async () => {
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

it('passes over a control that takes no focus', async () => {
  const { person } = renderScreen(
    <>
      <section id="case-files">
        <button disabled>Upload</button>
        <a href="/file">A file</a>
      </section>
      <JumpBar jumps={['files']} />
    </>,
  );
  await person.click(screen.getByRole('button', { name: 'Documents' }));
  expect(document.activeElement).toBe(screen.getByRole('link'));
});

it('puts the keyboard on a part without controls', async () => {
  const { person } = renderScreen(
    <>
      <section id="case-files" aria-label="Papers" />
      <JumpBar jumps={['files']} />
    </>,
  );
  await person.click(screen.getByRole('button', { name: 'Documents' }));
  expect(scrolled).toHaveBeenCalledExactlyOnceWith('case-files');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Papers' }));
});

it('leads only to parts that are on the page, in its order', async () => {
  const page = (contacts: boolean) => (
    <>
      {contacts && <section id="case-contacts" />}
      <section id="case-files" />
      <JumpBar jumps={['contacts', 'files']} />
    </>
  );
  const { rerender } = renderScreen(page(false));
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Documents']);
  rerender(page(true));
  await waitFor(() => expect(names()).toEqual(['Contacts', 'Documents']));
  rerender(page(false));
  await waitFor(() => expect(names()).toEqual(['Documents']));
});

it('leads to the time limits', async () => {
  const { person } = renderScreen(
    <>
      <section id="case-claim" aria-label="Legal time limits" />
      <JumpBar jumps={['claim']} />
    </>,
  );
  await person.click(screen.getByRole('button', { name: 'Time limits' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Legal time limits' }));
});

it('says to the style sheets that there is a bar at the foot, for as long as there is', () => {
  const { unmount } = renderScreen(<JumpBar jumps={[]} />);
  expect(document.documentElement.dataset).toHaveProperty('foot');
  unmount();
  expect(document.documentElement.dataset).not.toHaveProperty('foot');
});
