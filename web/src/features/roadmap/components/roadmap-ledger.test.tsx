import { aRoadmapStep } from '@app/seed/builders';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { RoadmapLedger } from './roadmap-ledger';

const open = { ...aRoadmapStep({ title: 'เปิดระบบ', title_i18n: { en: 'Open' } }), id: 'a' };
const grow = { ...aRoadmapStep({ title: 'ขยายบริการ', step_number: 2 }), id: 'b' };

it('steps are in the language of the page, and what is only in Thai is marked and said', async () => {
  await speak('en');
  renderScreen(<RoadmapLedger steps={[open, grow]} />);
  expect(screen.getByText('Open').lang).toBe('');
  expect(screen.getByText('ขยายบริการ').lang).toBe('th');
  expect(screen.getByText('Some of these texts are in Thai only so far.')).toBeTruthy();
});

it('with all of them translated, and in Thai itself, nothing is said', async () => {
  await speak('en');
  const { unmount } = renderScreen(<RoadmapLedger steps={[open]} />);
  expect(screen.queryByText(/in Thai only/)).toBeNull();
  unmount();
  await speak('th');
  renderScreen(<RoadmapLedger steps={[open, grow]} />);
  expect(screen.getByText('เปิดระบบ').lang).toBe('');
  expect(screen.queryByText(/เฉพาะภาษาไทย/)).toBeNull();
});
