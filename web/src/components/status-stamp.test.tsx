import { CASE_STATUSES } from '@app/domain/case';
import { PARTNER_STATUSES } from '@app/domain/partner';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// For its effects: each test ends with an empty page, and no complaint of React's passes.
import '@/testing/render-screen';
import { StatusStamp } from './status-stamp';

it('a stamp lands when the status changes, not when it is first seen', () => {
  const { rerender } = render(<StatusStamp status="Submitted" label="Submitted" />);
  expect(screen.getByText('Submitted').className).not.toContain('animate-stamp');
  rerender(<StatusStamp status="In Progress" label="In progress" />);
  expect(screen.getByText('In progress').className).toContain('animate-stamp');
});

it('a stamp whose words change with the language stays where it is', () => {
  const { rerender } = render(<StatusStamp status="Submitted" label="Submitted" />);
  rerender(<StatusStamp status="Submitted" label="ยื่นเรื่องแล้ว" />);
  expect(screen.getByText('ยื่นเรื่องแล้ว').className).not.toContain('animate-stamp');
});

describe.each([
  ['case', CASE_STATUSES],
  ['partner', PARTNER_STATUSES],
] as const)('the statuses of a %s', (_, statuses) => {
  it('differ in frame and sign, for those who see no colours', () => {
    const looks = statuses.map((status) => {
      const { container, unmount } = render(<StatusStamp status={status} label={status} />);
      const stamp = container.firstElementChild;
      const frame = /border-(dashed|dotted|double)/.exec(stamp?.className ?? '')?.[1] ?? 'solid';
      const sign = stamp?.querySelector('svg')?.innerHTML ?? '';
      unmount();
      return { frame, sign };
    });
    expect(new Set(looks.map(({ frame }) => frame)).size).toBe(statuses.length);
    expect(new Set(looks.map(({ sign }) => sign)).size).toBe(statuses.length);
  });
});
