import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { KeptList } from './kept-list';

it('names a kept case and leads to it; what is no case is named by its path', async () => {
  await speak('en');
  renderScreen(
    <KeptList
      kept={[
        { path: 'cases/DC690008demo00000000', because: 'open_case', until: null },
        { path: 'partners/demo-partner', because: 'partner_contract', until: null },
      ]}
    />,
  );
  const link = screen.getByRole('link', { name: 'Case DC690008' });
  expect(link.getAttribute('href')).toBe('/admin/case/DC690008demo00000000');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('partners/demo-partner')).toBeTruthy();
});
