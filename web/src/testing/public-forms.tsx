import { act, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';

/**
 * Test setup of a form of the public site: a mocked `fetch` and the toasts. Importing it stubs a network that is online
 * and accepts every request.
 */
export const request = vi.fn<typeof fetch>();
export const showToast = vi.spyOn(toasts, 'show');
export const online = vi.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', request);
  online.mockReturnValue(true);
  answers(200);
});
afterEach(() => vi.unstubAllGlobals());

/** Mocks the response of every further request. @param status the error's name in the body */
export function answers(code: number, status = 'OK', details: object = {}): void {
  request.mockImplementation(
    async () => new Response(JSON.stringify({ error: { status, details } }), { status: code }),
  );
}

/** Leaves further requests pending. @returns resolves them with success */
export function keepsWaiting(): () => Promise<void> {
  let answer: (response: Response) => void = () => undefined;
  request.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  return () => act(async () => answer(new Response('{}')));
}

/** The requests sent, by attempt: the function's address, and the data. */
export function sent(): [address: unknown, data: Record<string, string>][] {
  return request.mock.calls.map(([address, init]) => [
    address,
    (JSON.parse(init?.body as string) as { data: Record<string, string> }).data,
  ]);
}

export const toasted = async (toast: object) =>
  waitFor(() => expect(showToast).toHaveBeenLastCalledWith(toast));

/**
 * Prerenders a form, runs `early` on it, and hydrates it.
 * @returns functions that submit the form, and remove it from the page
 */
export async function takenOver(form: ReactElement, early: () => void) {
  const place = document.createElement('div');
  place.innerHTML = renderToString(form);
  document.body.append(place);
  early();
  const root = await act(async () => hydrateRoot(place, form));
  return {
    submit: () => act(async () => place.querySelector('form')?.requestSubmit()),
    leave: async () => {
      await act(async () => root.unmount());
      place.remove();
    },
  };
}
