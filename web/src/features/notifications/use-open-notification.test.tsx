import { aNotification } from '@app/seed/builders';
import { act, renderHook } from '@testing-library/react';
import { useContext, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DocumentRouter } from '@/lib/navigation/document-router';
import { LeavesDocument } from '@/lib/navigation/leaves-document';
import { markRead } from './api/mark-read';
import { MARKED_WITHIN, useOpenNotification } from './use-open-notification';

vi.mock('./api/mark-read', () => ({ markRead: vi.fn() }));

const mark = vi.mocked(markRead);
const unread = { ...aNotification({ is_read: false, link_to: '/dashboard/case/1' }), id: 'n1' };

/** Presses a notification. @returns where the person is by now */
function press(notification = unread, leavesDocument = true): () => string {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LeavesDocument value={leavesDocument}>
      <MemoryRouter>{children}</MemoryRouter>
    </LeavesDocument>
  );
  const { result } = renderHook(() => ({ open: useOpenNotification(), at: useLocation() }), { wrapper });
  act(() => result.current.open(notification));
  return () => result.current.at.pathname;
}

beforeEach(() => {
  vi.useFakeTimers();
  mark.mockReset();
});
afterEach(() => vi.useRealTimers());

it('on a public page the document is left once the notification is marked read', async () => {
  const marked = Promise.withResolvers<void>();
  mark.mockReturnValue(marked.promise);
  const at = press();
  await act(() => vi.advanceTimersByTimeAsync(MARKED_WITHIN - 1));
  expect(at()).toBe('/');
  await act(async () => marked.resolve());
  expect(at()).toBe('/dashboard/case/1');
});

it('on a public page a mark without an answer is not waited for longer than a second', async () => {
  mark.mockReturnValue(new Promise(() => undefined));
  const at = press();
  await act(() => vi.advanceTimersByTimeAsync(MARKED_WITHIN));
  expect(at()).toBe('/dashboard/case/1');
});

it('in the portal, and for one that is read already, nothing is waited for', () => {
  mark.mockReturnValue(new Promise(() => undefined));
  expect(press(unread, false)()).toBe('/dashboard/case/1');
  expect(press({ ...unread, is_read: true })()).toBe('/dashboard/case/1');
  expect(mark).toHaveBeenCalledTimes(1);
});

it('the router of public pages says that they are left', () => {
  const { result } = renderHook(() => useContext(LeavesDocument), { wrapper: DocumentRouter });
  expect(result.current).toBe(true);
});
