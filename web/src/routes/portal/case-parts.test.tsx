import { aCase } from '@app/seed/builders';
import type { Case } from '@app/domain/case';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { ContactGatePart, PlanPart } from './case-parts';

vi.mock('@/features/contact-log/components/contact-gate', () => ({
  ContactGate: ({ isInProgress }: { isInProgress: boolean }) => {
    const [first] = useState(isInProgress);
    return <p>{`reserves: ${isInProgress}, drawn first: ${first}`}</p>;
  },
}));

const reader = { role: 'partner', uid: 'p1' } as const;
const item = (change: Partial<Case>): Case => ({
  id: 'case-1',
  ...aCase({ status: 'In Progress' }),
  ...change,
});

vi.mock('@/features/case-life/components/case-plan', () => ({
  CasePlanSheet: ({ isEnded }: { isEnded: boolean }) => {
    const [first] = useState(isEnded);
    return <p>{`ended: ${isEnded}, drawn first: ${first}`}</p>;
  },
}));

beforeEach(() => speak('en'));

it.each(['Submitted', 'In Progress', 'Completed', 'Cancelled'] as const)(
  'what took place can be recorded while the case is %s',
  async (status) => {
    renderScreen(<ContactGatePart item={item({ status })} reader={reader} />);
    expect(await screen.findByText(new RegExp(`reserves: ${status === 'In Progress'}`))).toBeDefined();
  },
);

it('is not drawn again when the case ends: an open form stays', async () => {
  const { rerender } = renderScreen(<ContactGatePart item={item({})} reader={reader} />);
  await screen.findByText('reserves: true, drawn first: true');
  rerender(<ContactGatePart item={item({ status: 'Cancelled' })} reader={reader} />);
  expect(screen.getByText('reserves: false, drawn first: true')).toBeDefined();
});

it('is not there once persons were removed from the case', () => {
  const { container } = renderScreen(
    <ContactGatePart item={item({ status: 'Completed', pseudonymised_at: new Date() })} reader={reader} />,
  );
  expect(container.textContent).toBe('');
});

it('the plan of an open case is not taken away when the case ends: an open form stays', async () => {
  const { rerender } = renderScreen(<PlanPart item={item({})} mayEdit />);
  await screen.findByText('ended: false, drawn first: false');
  rerender(<PlanPart item={item({ status: 'Completed' })} mayEdit />);
  expect(screen.getByText('ended: true, drawn first: false')).toBeDefined();
});

it('a case that had ended before shows no plan', () => {
  const { container } = renderScreen(<PlanPart item={item({ status: 'Completed' })} mayEdit />);
  expect(container.textContent).toBe('');
});
