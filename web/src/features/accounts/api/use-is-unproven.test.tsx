import { aProfile } from '@app/seed/builders';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Live } from '@/lib/live/connection';
import { useDocument } from '@/lib/live/use-document';
import { ready } from '@/testing/live';
import { useIsUnproven } from './use-is-unproven';

vi.mock('@/lib/live/use-document', () => ({ useDocument: vi.fn() }));

const none = { data: undefined, retry: () => undefined };
const cases: [string, Live<unknown>, boolean | null | undefined][] = [
  ['not known while the profile is read', { ...none, status: 'loading', problem: undefined }, undefined],
  ['not known where it cannot be read', { ...none, status: 'failed', problem: 'unknown' }, null],
  ['by its mark', ready({ id: 'p1', ...aProfile({ unproven: true }) }), true],
  ['not without the mark', ready({ id: 'p1', ...aProfile() }), false],
  ['not without a profile', ready(null), false],
];

it.each(cases)('an account whose address nobody has confirmed: %s', (_, profile, expected) => {
  vi.mocked(useDocument).mockReturnValue(profile);
  expect(renderHook(() => useIsUnproven('p1')).result.current).toBe(expected);
  expect(useDocument).toHaveBeenLastCalledWith('profiles/p1', expect.anything());
});
