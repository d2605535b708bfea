import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/use-contact-details';
import { AskContactDetails, ContactDetailsSheet } from './contact-details-form';

const live: { details: unknown } = vi.hoisted(() => ({ details: null }));
vi.mock('../api/use-contact-details', () => ({
  useOwnContactDetails: () => ready(live.details),
  saveContactDetails: vi.fn(),
}));
const save = vi.mocked(api.saveContactDetails);

beforeEach(async () => {
  vi.clearAllMocks();
  save.mockResolvedValue();
  live.details = null;
  await speak('en');
});

it('where the question opens the form, its first field has the focus', async () => {
  const { person } = renderScreen(<AskContactDetails uid="u1" />);
  await person.click(screen.getByRole('button', { name: 'Add a contact person' }));
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

it('what was saved in another tab is shown and not written over; what was typed here stays', async () => {
  const details = { id: 'u1', contact_person: 'Malee', phone: '0815550100', best_time: 'mornings' };
  live.details = details;
  const { person, rerender } = renderScreen(<ContactDetailsSheet uid="u1" />);
  await person.type(screen.getByRole('textbox', { name: 'Contact person' }), ' J.');
  live.details = { ...details, contact_person: 'Somchai', phone: '0815550199' };
  rerender(<ContactDetailsSheet uid="u1" />);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const stored = { contact_person: 'Malee J.', phone: '0815550199', best_time: 'mornings' };
  await waitFor(() => expect(save.mock.calls).toEqual([['u1', stored]]));
});
