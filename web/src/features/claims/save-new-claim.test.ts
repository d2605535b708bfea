import { expect, it, vi } from 'vitest';
import { saveClaimSheet } from './api/use-claim';
import { saveNewClaim } from './save-new-claim';

vi.mock('./api/use-claim', () => ({ saveClaimSheet: vi.fn() }));

it('what is stated is stored where nothing is stored yet', async () => {
  await saveNewClaim('case-1', 'u1', { debt_type: 'loan' });
  expect(vi.mocked(saveClaimSheet).mock.calls).toEqual([
    [{ id: 'case-1', owner: 'u1' }, 'u1', { debt_type: 'loan' }, null],
  ]);
});

it('nothing is stored where nothing is stated', async () => {
  vi.mocked(saveClaimSheet).mockClear();
  await saveNewClaim('case-1', 'u1', {});
  expect(saveClaimSheet).not.toHaveBeenCalled();
});
