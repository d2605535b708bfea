import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/use-legal-hold';
import { LegalHoldSheet } from './legal-hold-sheet';

vi.mock('../api/use-legal-hold', () => ({ useLegalHold: () => ready(null), setLegalHold: vi.fn() }));
const setLegalHold = vi.mocked(api.setLegalHold);

beforeEach(async () => {
  vi.clearAllMocks();
  setLegalHold.mockResolvedValue();
  await speak('en');
});

it('a hold needs a reason: its field has the focus while it is missing', async () => {
  const { person } = renderScreen(<LegalHoldSheet caseId="case-1" mayPut />);
  const put = screen.getByRole('button');
  await person.click(put);
  const reason = screen.getByRole('textbox');
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  expect(setLegalHold).not.toHaveBeenCalled();
  await person.type(reason, 'A lawsuit is pending');
  await person.click(put);
  await waitFor(() => expect(setLegalHold.mock.calls).toEqual([['case-1', 'A lawsuit is pending']]));
});
