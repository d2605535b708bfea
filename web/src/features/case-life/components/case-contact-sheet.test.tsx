import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/use-contact-details';
import { CaseContactSheet } from './case-contact-sheet';

vi.mock('../api/use-contact-details', () => ({ useCaseContact: vi.fn() }));
const known = vi.mocked(api.useCaseContact);

beforeEach(() => speak('en'));
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('names the creditor where nothing else is known', () => {
  known.mockReturnValue({ creditor: 'Siam Steel Co., Ltd.', contact: null });
  renderScreen(<CaseContactSheet caseId="case-1" />);
  expect(facts()).toEqual(['Siam Steel Co., Ltd.']);
});

it('names whom to reach, with a number to dial', () => {
  const contact = { contact_person: 'Khun Waraporn', phone: '02-555-0142', best_time: '' };
  known.mockReturnValue({ creditor: 'Siam Steel', contact });
  renderScreen(<CaseContactSheet caseId="case-1" />);
  expect(facts()).toEqual(['Siam Steel', 'Khun Waraporn', '02-555-0142']);
  expect(screen.getByRole('link', { name: '02-555-0142' }).getAttribute('href')).toBe('tel:025550142');
});
