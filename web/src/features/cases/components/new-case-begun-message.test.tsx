import { PERSONAS } from '@app/seed/personas';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drafts } from '@/lib/form/drafts';
import { begunMessage } from '@/lib/form/begun-message';
import { become, customer as demoCustomer } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import { NewCaseForm } from './new-case-form';

const { customer } = PERSONAS;

vi.mock('@/lib/firebase/new-id', () => ({ newId: () => 'case-1' }));
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('@/lib/firebase/app', () => ({ auth: {}, loadStorage: vi.fn() }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/session/use-own-address', () => import('@/testing/fake-session'));
vi.mock('@/lib/session/proof', () => ({ isAddressProven: async () => true }));
vi.mock('../api/create-case', () => ({
  createCase: vi.fn(),
  exists: async () => false,
}));

beforeEach(async () => {
  sessionStorage.clear();
  become(demoCustomer());
  await speak('en');
});

const open = () => renderScreen(<NewCaseForm uid={customer.uid} resend={null} onDone={vi.fn()} />);
const details = () => screen.getByRole('textbox', { name: 'Details' });

it('begins with the time check that the website handed over, once, and not over what was typed', () => {
  begunMessage.leave({ subject: 'Check the time limit', message: 'Due date: 1 March 2026' });
  const { unmount } = open();
  expect(details()).toHaveProperty('value', 'Due date: 1 March 2026');
  expect(begunMessage.take()).toBeNull();
  unmount();

  drafts.write(customer.uid, 'new-case', {
    caseId: 'case-1',
    sent: false,
    values: { debtor_name: '', amount: '', details: 'Goods of May' },
  });
  begunMessage.leave({ subject: '', message: 'Due date: 1 March 2026' });
  open();
  expect(details()).toHaveProperty('value', 'Goods of May');
});
