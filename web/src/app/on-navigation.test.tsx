import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Link, Route, Routes } from 'react-router-dom';
import { renderScreen } from '@/testing/render-screen';
import { OnNavigation } from './on-navigation';

const scrollTo = vi.spyOn(window, 'scrollTo');
beforeEach(() => {
  scrollTo.mockReset().mockReturnValue();
});

/** Two pages, the second of which may keep one waiting, beside a menu that stays. */
function show({ second = <main tabIndex={-1}>two</main>, at = '/one' } = {}) {
  return renderScreen(
    <>
      <OnNavigation />
      <Link to="/two">menu</Link>
      <Routes>
        <Route
          path="/one"
          element={
            <main tabIndex={-1}>
              <Link to="/two">further</Link>
              <Link to="/one?page=2">page</Link>
            </main>
          }
        />
        <Route path="/two" element={second} />
      </Routes>
    </>,
    at,
  );
}
const link = (name: string) => screen.getByRole('link', { name });

it('a keyboard goes on in the page to which its link led', async () => {
  const { person } = show();
  link('further').focus();
  await person.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('two');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it('… also when the page is not there yet', async () => {
  const { person } = show({ second: <p>loading</p> });
  link('further').focus();
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(document.body);
  const late = document.createElement('main');
  late.tabIndex = -1;
  act(() => document.body.append(late));
  await waitFor(() => expect(document.activeElement).toBe(late));
  late.remove();
});

it('an element that stays keeps the focus, and the first page does not take it', async () => {
  const { person } = show();
  expect(document.activeElement).toBe(document.body);
  // Nor does it move: somebody may have scrolled in it and be about to press a button.
  expect(scrollTo).not.toHaveBeenCalled();
  link('page').focus();
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(link('page'));
  link('menu').focus();
  await person.keyboard('{Enter}');
  expect(screen.getByText('two')).toBeTruthy();
  expect(document.activeElement).toBe(link('menu'));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});
