import { aPartner } from '@app/seed/builders';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { become, customer, useSignedIn } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import * as api from '../api/save-partner-profile';
import { PartnerProfileForm } from './partner-profile-form';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('../api/save-partner-profile', () => ({ savePartnerProfile: vi.fn() }));

const savePartnerProfile = vi.mocked(api.savePartnerProfile);
const showToast = vi.spyOn(toasts, 'show');
const { uid } = customer();
const partner = {
  ...aPartner(),
  id: uid,
  company_name: 'Siam Recovery',
  contact_person: 'Malee',
  phone: '02 123 4567',
};

/** With whatever is known of the partner now. */
function Screen() {
  return <PartnerProfileForm uid={uid} partner={useSignedIn().partner ?? partner} />;
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const company = () => field('Company or office');
const contact = () => field('Contact person');
const phone = () => field('Telephone');
const save = () => screen.getByRole('button', { name: 'Save the details' });

beforeEach(async () => {
  vi.resetAllMocks();
  become(customer(partner));
  await speak('en');
});

it('shows what is known, in controls that carry the names of the fields', () => {
  renderScreen(<Screen />);
  expect([company().name, contact().name, phone().name]).toEqual(['company_name', 'contact_person', 'phone']);
  expect([company().value, contact().value, phone().value]).toEqual([
    'Siam Recovery',
    'Malee',
    '02 123 4567',
  ]);
});

it('saves the three fields, and says so', async () => {
  const { person } = renderScreen(<Screen />);
  await person.type(contact(), ' Jaidee ');
  await person.click(save());
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({ title: 'Your profile details have been updated' }),
  );
  expect(savePartnerProfile).toHaveBeenCalledWith(uid, {
    company_name: 'Siam Recovery',
    contact_person: 'Malee Jaidee',
    phone: '02 123 4567',
  });
});

it.each([
  ['Company or office', ' ', 'Please fill in this field'],
  ['Contact person', '', 'Please fill in this field'],
  ['Telephone', 'none', 'A telephone number needs at least one digit'],
])('"%s" may not be "%s"', async (name, text, sentence) => {
  renderScreen(<Screen />);
  fireEvent.change(field(name), { target: { value: text } });
  fireEvent.click(save());
  await screen.findByText(sentence);
  expect(savePartnerProfile).not.toHaveBeenCalled();
  fireEvent.change(field(name), { target: { value: '๑๒๓' } });
  fireEvent.click(save());
  await waitFor(() => expect(savePartnerProfile).toHaveBeenCalled());
});

it('what could not be saved is still there', async () => {
  savePartnerProfile.mockRejectedValue(new ProblemError('denied'));
  const { person } = renderScreen(<Screen />);
  await person.clear(company());
  await person.type(company(), 'Thai Recovery');
  await person.click(save());
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      variant: 'destructive',
      title: 'The partner details could not be updated',
      description:
        'You do not have the right to do this, or your access has just changed. Copy anything you have entered, then reload the page to see what you can do.',
    }),
  );
  expect(company().value).toBe('Thai Recovery');
});

it('a live update changes untouched fields, and not the one being edited', async () => {
  const { person } = renderScreen(<Screen />);
  await person.type(company(), ' Ltd');
  act(() => become(customer({ ...partner, company_name: 'Other', phone: '081 000 0000' })));
  expect([company().value, phone().value]).toEqual(['Siam Recovery Ltd', '081 000 0000']);
});
