import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { MenuEntries } from './menu-entries';

it('what waits describes a link and does not change its name', () => {
  renderScreen(
    <MenuEntries
      menu={[
        {
          to: '/admin/cases',
          label: 'All cases',
          icon: null,
          badge: (id) => (
            <>
              <span aria-hidden>12</span>
              <span id={id} hidden>
                12 not assigned
              </span>
            </>
          ),
        },
        { to: '/admin/blog', label: 'Articles', icon: null },
      ]}
    />,
  );
  const cases = screen.getByRole('link', { name: 'All cases', description: '12 not assigned' });
  expect(cases.textContent).toBe('All cases');
  expect(screen.getByText('12')).toBeTruthy();
  const blog = screen.getByRole('link', { name: 'Articles' });
  expect(blog.getAttribute('aria-describedby')).toBeNull();
});
