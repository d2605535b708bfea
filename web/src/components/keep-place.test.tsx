import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { RETURN } from '@/lib/navigation/return-to';
import { renderScreen } from '@/testing/render-screen';
import { KeepPlace } from './keep-place';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));

// The page of a browser is 2,000 px high; jsdom's has no height and does not tell when it grows.
vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2_000);
globalThis.ResizeObserver = class {
  readonly #seen: ResizeObserverCallback;
  constructor(seen: ResizeObserverCallback) {
    this.#seen = seen;
  }
  observe = () => queueMicrotask(() => this.#seen([], this));
  unobserve = () => undefined;
  disconnect = () => undefined;
};
const scrollTo = vi.spyOn(window, 'scrollTo');
beforeEach(() => {
  scrollTo.mockReset().mockReturnValue();
});

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>back</button>;
}

/** A list that is left 700 px down, and the page to which one of its rows leads, with a way back. */
async function leaveList(way: ReactNode) {
  const { person } = renderScreen(
    <>
      <KeepPlace />
      <Routes>
        <Route path="/list" element={<Link to="/row">row</Link>} />
        <Route path="/row" element={way} />
      </Routes>
    </>,
    '/list',
  );
  vi.stubGlobal('scrollY', 700);
  act(() => void window.dispatchEvent(new Event('scroll')));
  vi.stubGlobal('scrollY', 0);
  await person.click(screen.getByRole('link', { name: 'row' }));
  expect(scrollTo).not.toHaveBeenCalled();
  await person.click(screen.getByText('back'));
  await screen.findByRole('link', { name: 'row' });
}

it.each([
  ['Back', <Back key="back" />],
  [
    'a link that leads back',
    <Link key="link" to="/list" state={RETURN}>
      back
    </Link>,
  ],
])('%s leads to the place where the list was left', async (_, way) => {
  await leaveList(way);
  await waitFor(() => expect(scrollTo.mock.calls).toEqual([[0, 700]]));
});

it('any other link leads to the beginning', async () => {
  await leaveList(<Link to="/list">back</Link>);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('another view of the list begins at its top', async () => {
  await leaveList(
    <Link to="/list?status=Submitted" state={RETURN}>
      back
    </Link>,
  );
  expect(scrollTo).not.toHaveBeenCalled();
});

it('a link to a part of a case goes there once the part is on the page, and a fragment of a list goes nowhere', async () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  await arriveAt('/list#search=case-money');
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
  await arriveAt('/partner/case/1#case-money');
  expect(scrollIntoView).toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each(['body', 'main'])('the keyboard comes along from the %s', async (from) => {
  Element.prototype.scrollIntoView = vi.fn();
  await arriveAt('/partner/case/1#case-money', from);
  const part = document.querySelector<HTMLElement>('#case-money');
  expect(document.activeElement).toBe(part);
  expect(part?.tabIndex).toBe(-1);
  expect(part?.style.outlineStyle).toBe('none');
});

it('the keyboard stays on what the reader has focused', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  await arriveAt('/partner/case/1#case-money', 'a');
  expect(document.activeElement).toBe(document.querySelector('a'));
});

/** Opens a page with a part, and waits until it has grown. @param focused what has the focus by then */
function arriveAt(address: string, focused = 'body'): Promise<unknown> {
  cleanup();
  renderScreen(
    <>
      <KeepPlace />
      <main tabIndex={-1}>
        <a href="/">a link</a>
        <section id="case-money" />
      </main>
    </>,
    address,
  );
  document.querySelector<HTMLElement>(focused)?.focus();
  return new Promise((resolve) => setTimeout(resolve));
}
