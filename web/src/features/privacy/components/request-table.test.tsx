import { addDays, startOf } from '@app/domain/calendar';
import { ANSWER_DAYS, type PrivacyRequest } from '@app/domain/privacy-request';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { RequestTable } from './request-table';

vi.mock('./person-of', () => ({ PersonOf: ({ uid }: { uid: string }) => uid }));

const TODAY = '2026-11-23';
const NIGHT = 60_000;

beforeEach(async () => {
  await speak('en');
  vi.useFakeTimers({ now: startOf(addDays(TODAY, 1)).getTime() - NIGHT });
});
afterEach(() => void vi.useRealTimers());

it('the days that are left follow the day of Bangkok while the page stays open', async () => {
  const request: PrivacyRequest = {
    id: 'u',
    user_id: 'u',
    kind: 'erasure',
    status: 'received',
    reason: '',
    created_at: startOf(addDays(TODAY, -ANSWER_DAYS)),
    decisions: [],
    kept: [],
  };
  renderScreen(<RequestTable rows={[request]} />);
  expect(screen.getAllByText('0 days left').length).toBeGreaterThan(0);
  await act(async () => vi.advanceTimersByTime(NIGHT));
  expect(screen.queryByText('0 days left')).toBeNull();
  expect(screen.getAllByText('1 day late').length).toBeGreaterThan(0);
});
