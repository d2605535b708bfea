import { addDays, startOf } from '@app/domain/calendar';
import { ANSWER_DAYS, type PrivacyRequest } from '@app/domain/privacy-request';
import { aPrivacyRequest } from '@app/seed/builders';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import AdminPrivacyRequest from './privacy-request';

const TODAY = '2026-11-23';
const NIGHT = 60_000;
const request = vi.hoisted((): { current: unknown } => ({ current: undefined }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/features/privacy/api/use-privacy-request', () => ({
  usePrivacyRequest: () => ({ status: 'ready', data: request.current, problem: undefined }),
}));
vi.mock('@/features/privacy/components/answer-form', () => ({ AnswerForm: () => null }));
vi.mock('@/features/privacy/components/preview-sheet', () => ({ PreviewSheet: () => null }));
vi.mock('@/features/privacy/components/person-of', () => ({ PersonOf: () => 'Somchai' }));

beforeEach(async () => {
  await speak('en');
  vi.useFakeTimers({ now: startOf(addDays(TODAY, 1)).getTime() - NIGHT });
});
afterEach(() => void vi.useRealTimers());

/** Shows an approved request. */
function open(fields: Pick<PrivacyRequest, 'created_at'> & Partial<PrivacyRequest>): void {
  request.current = {
    ...aPrivacyRequest({ status: 'approved', reason: '' }),
    id: 'u',
    decisions: [],
    kept: [],
    ...fields,
  } satisfies PrivacyRequest;
  renderScreen(<AdminPrivacyRequest />);
}

it('the days that are left follow the day of Bangkok while the page stays open', async () => {
  open({ created_at: startOf(addDays(TODAY, -ANSWER_DAYS)) });
  expect(screen.getByText('0 days left')).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(NIGHT));
  expect(screen.getByText('1 day late')).toBeTruthy();
});

it('a decision ends its time with its mark in Thai', async () => {
  await speak('th');
  const at = new Date(`${TODAY}T14:05:00+07:00`);
  open({
    created_at: startOf(TODAY),
    decisions: [{ decision: 'approved', note: 'ยืนยันแล้ว', by: 'boss', at }],
  });
  expect(screen.getByText(/ · 23 พ\.ย\. 2569 14\.05 น\.$/)).toBeTruthy();
});
