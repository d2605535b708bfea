import { aCase } from '@app/seed/builders';
import type { Case } from '@app/domain/case';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { ContactGatePart } from './contact-parts';

vi.mock('@/features/contact-log/components/contact-gate', () => ({
  ContactGate: ({ isInProgress }: { isInProgress: boolean }) => {
    const [first] = useState(isInProgress);
    return <p>{`reserves: ${isInProgress}, drawn first: ${first}`}</p>;
  },
}));

const item = (change: Partial<Case>): Case => ({
  id: 'case-1',
  ...aCase({ status: 'In Progress' }),
  ...change,
});

beforeEach(() => speak('en'));

it.each(['Submitted', 'In Progress', 'Completed', 'Cancelled'] as const)(
  'what took place can be recorded while the case is %s',
  async (status) => {
    renderScreen(<ContactGatePart item={item({ status })} uid="p1" />);
    expect(await screen.findByText(new RegExp(`reserves: ${status === 'In Progress'}`))).toBeDefined();
  },
);

it('is not drawn again when the case ends: an open form stays', async () => {
  const { rerender } = renderScreen(<ContactGatePart item={item({})} uid="p1" />);
  await screen.findByText('reserves: true, drawn first: true');
  rerender(<ContactGatePart item={item({ status: 'Cancelled' })} uid="p1" />);
  expect(screen.getByText('reserves: false, drawn first: true')).toBeDefined();
});

it('is not there once persons were removed from the case', () => {
  const { container } = renderScreen(
    <ContactGatePart item={item({ status: 'Completed', pseudonymised_at: new Date() })} uid="p1" />,
  );
  expect(container.textContent).toBe('');
});
