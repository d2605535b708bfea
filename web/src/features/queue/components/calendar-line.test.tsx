import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { useCalendarGroup } from './calendar-line';
import { Queue } from './queue';

beforeEach(() => speak('en'));

function Desk({ today }: { today: string }) {
  return <Queue groups={[useCalendarGroup(today)]} />;
}

it('a missing calendar is on the desk from 1 November, and leads to the law tables', () => {
  const { unmount } = renderScreen(<Desk today="2027-10-31" />);
  expect(screen.getByText('Nothing is waiting')).toBeTruthy();
  unmount();
  renderScreen(<Desk today="2027-11-01" />);
  expect(screen.getByRole('link', { name: /Public holidays of 2028/ }).getAttribute('href')).toBe(
    '/admin/law#law-holidays',
  );
});
