import { screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { returnFocus } from '@/lib/page/return-focus';
import { renderScreen, speak } from '@/testing/render-screen';
import { Pager } from './pager';

returnFocus();
beforeEach(() => speak('en'));

/** Two pages. */
function Pages() {
  const [search] = useSearchParams();
  const isLast = search.has('last');
  return (
    <section aria-label="Cases">
      <Pager
        range={isLast ? { from: 26, to: 30 } : { from: 1, to: 25 }}
        total={30}
        isCounting={false}
        first={isLast ? '?' : null}
        previous={isLast ? '?' : null}
        next={isLast ? null : '?last'}
      />
    </section>
  );
}

it('after the way to the last page, which is no link there, the focus is in the list', async () => {
  const { person } = renderScreen(<Pages />);
  await person.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Cases' })));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
});
