import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { StatRow } from './stat-row';

beforeEach(() => speak('en'));

const of = (value: number | undefined, failed = false) => ({ value, failed });
const shown = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('writes its figures with their thousands parted, and nothing while they are counted', () => {
  renderScreen(
    <StatRow
      stats={[
        { label: 'All', count: of(12_345) },
        { label: 'Active', count: of(0) },
        { label: 'Completed', count: of(undefined) },
      ]}
    />,
  );
  expect(shown()).toEqual(['12,345', '0', '']);
  expect(screen.queryByRole('status')).toBeNull();
});

it('says once what could not be counted', () => {
  renderScreen(
    <StatRow
      stats={[
        { label: 'All', count: of(undefined, true) },
        { label: 'Active', count: of(undefined, true) },
        { label: 'Completed', count: of(3) },
      ]}
    />,
  );
  expect(shown()).toEqual(['–', '–', '3']);
  expect(screen.getByRole('status').textContent).toBe('Could not load the total');
});
