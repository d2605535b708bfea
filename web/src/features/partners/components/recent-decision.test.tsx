import { aPartner } from '@app/seed/builders';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { RecentDecision } from './recent-decision';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
const partner = (decided_at: Date | undefined) => ({
  ...aPartner({ status: 'Approved', decision_reason: 'ต่อใบอนุญาตแล้ว' }),
  id: 'p1',
  decided_at,
});

beforeEach(() => speak());

test('a partner who works again reads why the suspension has ended', () => {
  renderScreen(<RecentDecision partner={partner(daysAgo(13))} />);
  expect(screen.getByRole('note').textContent).toBe(
    'การระงับการเป็นพันธมิตรของคุณสิ้นสุดแล้วเหตุผลจากสำนักงานต่อใบอนุญาตแล้ว',
  );
});

test('after two weeks it is gone, and it is not shown before the server has recorded the decision', () => {
  for (const at of [daysAgo(15), undefined]) {
    const { unmount } = renderScreen(<RecentDecision partner={partner(at)} />);
    expect(screen.queryByRole('note')).toBeNull();
    unmount();
  }
});
