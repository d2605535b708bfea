import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ListTools } from '@/components/list-tools';
import { areKeysOn } from '@/lib/page/use-shortcut';
import { renderScreen, speak } from '@/testing/render-screen';
import { KeysSheet } from './keys-sheet';

afterEach(() => localStorage.clear());

it('shortcuts of one key are on until they are turned off, in this browser', async () => {
  await speak('en');
  const { person, unmount } = renderScreen(<KeysSheet />);
  const toggle = () => screen.getByRole('switch', { name: 'Single-key shortcuts' });
  expect(toggle()).toHaveProperty('checked', true);
  await person.click(toggle());
  expect(areKeysOn()).toBe(false);
  unmount();
  const search = { label: 'Search', value: '', onChange: () => undefined };
  renderScreen(
    <>
      <KeysSheet />
      <ListTools search={search} selects={[]} />
    </>,
  );
  expect(toggle()).toHaveProperty('checked', false);
  // No key is shown that does nothing.
  expect(screen.queryByText('/')).toBeNull();
});
