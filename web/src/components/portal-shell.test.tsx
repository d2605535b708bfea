import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { PortalShell } from './portal-shell';

it('the skip link puts the focus on the content and leaves the search in the address', async () => {
  await speak('en');
  history.replaceState(null, '', '/dashboard#q=Siam');
  const { person } = renderScreen(
    <PortalShell
      area="Clients"
      homeLink="/dashboard"
      menu={[]}
      labels={{ menu: 'Menu', openMenu: 'Open the menu', skip: 'Skip to the content' }}
      tools={null}
    >
      <p>Cases</p>
    </PortalShell>,
  );
  await person.click(screen.getByRole('link', { name: 'Skip to the content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(location.hash).toBe('#q=Siam');
  history.replaceState(null, '', '/');
});
