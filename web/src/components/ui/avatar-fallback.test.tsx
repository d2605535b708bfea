import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Avatar } from './avatar';
import '@/testing/patience';

/** How loading ends, as the browser's `Image` tells it. */
let outcome: 'load' | 'error';
class FakeImage extends EventTarget {
  complete = true;
  naturalWidth = 0;
  set src(_address: string) {
    this.naturalWidth = outcome === 'load' ? 36 : 0;
    queueMicrotask(() => this.dispatchEvent(new Event(outcome)));
  }
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a picture that is gone is the initial in the same place; one that is there is shown', async () => {
  vi.stubGlobal('Image', FakeImage);
  outcome = 'error';
  const { container, unmount } = render(<Avatar name="สมชาย" src="https://example.com/gone.png" />);
  expect(await screen.findByText('ส')).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
  const place = container.firstElementChild?.className;
  unmount();
  outcome = 'load';
  const shown = render(<Avatar name="สมชาย" src="https://example.com/there.png" />);
  await vi.waitFor(() => expect(shown.container.querySelector('img')).not.toBeNull());
  expect(shown.container.firstElementChild?.className).toBe(place);
});
