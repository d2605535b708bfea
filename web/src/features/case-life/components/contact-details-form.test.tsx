import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/use-contact-details';
import { AskContactDetails, ContactDetailsSheet } from './contact-details-form';

vi.mock('../api/use-contact-details', () => ({
  useOwnContactDetails: () => ready(null),
  saveContactDetails: vi.fn(),
}));
const save = vi.mocked(api.saveContactDetails);

beforeEach(async () => {
  vi.clearAllMocks();
  save.mockResolvedValue();
  await speak('en');
});

it('where the question opens the form, its first field has the focus', async () => {
  const { person } = renderScreen(<AskContactDetails uid="u1" />);
  await person.click(screen.getByRole('button', { name: 'Name somebody' }));
  const name = screen.getByRole('textbox', { name: 'Contact person' });
  expect(document.activeElement).toBe(name);
  await person.keyboard('Malee{Enter}');
  const details = { contact_person: 'Malee', phone: '', best_time: '' };
  await waitFor(() => expect(save.mock.calls).toEqual([['u1', details]]));
});

it('on the profile page the form is there from the beginning and takes no focus', () => {
  renderScreen(<ContactDetailsSheet uid="u1" />);
  expect(screen.getByRole('textbox', { name: 'Contact person' })).toBeDefined();
  expect(document.activeElement).toBe(document.body);
});
