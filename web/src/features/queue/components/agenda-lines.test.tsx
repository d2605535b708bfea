import type { Case } from '@app/domain/case';
import type { CaseAgenda } from '@app/domain/case-agenda';
import { aCase } from '@app/seed/builders';
import { aCaseAgenda } from '@app/seed/money-builders';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as agenda from '../api/use-agenda';
import * as queue from '../api/use-queue';
import { useBrokenGroup, useCallableGroup, useOutsideGroup, usePromisedGroup } from './agenda-lines';
import { useContactNotes } from './contact-note';
import { Queue } from './queue';

vi.mock('../api/use-agenda', () => ({
  usePromisedCases: vi.fn(),
  useBrokenCases: vi.fn(),
  useContactedCases: vi.fn(),
  useNoContactCases: vi.fn(),
  useOutsideCases: vi.fn(),
}));
vi.mock('../api/use-queue', () => ({ useCasesInProgress: vi.fn() }));
vi.mock('../api/use-waiting-count', () => ({}));
vi.mock('../api/use-last-notes', () => ({}));

const of = (id: string, fields: Partial<CaseAgenda> = {}): CaseAgenda => ({ id, ...aCaseAgenda(fields) });
const inProgress = (id: string): Case => ({ id, ...aCase({ status: 'In Progress', debtor_name: id }) });

/** A Tuesday without holidays. */
const TODAY = '2026-11-24';
const at = (time: string) => vi.setSystemTime(new Date(`${TODAY}T${time}+07:00`));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  at('10:00');
  await speak('en');
  vi.mocked(queue.useCasesInProgress).mockReturnValue({
    cases: [inProgress('one'), inProgress('two'), inProgress('six')],
    retry: undefined,
  });
  vi.mocked(agenda.useContactedCases).mockReturnValue(ready([of('two', { contacted_on: TODAY })]));
  vi.mocked(agenda.useNoContactCases).mockReturnValue(ready([of('six', { no_contact_from: '2026-11-20' })]));
});
afterEach(() => vi.useRealTimers());

const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('a promise for today leads to the money of its case, with what was promised', () => {
  vi.mocked(agenda.usePromisedCases).mockReturnValue(
    ready([
      of('late', { promised_on: '2026-11-22', case_number: 'DC-6911-0007' }),
      of('due', { promised_on: TODAY, promised_satang: 1_250_000 }),
    ]),
  );
  const Groups = () => <Queue groups={[usePromisedGroup('partner', TODAY)]} />;
  renderScreen(<Groups />);
  expect(lines()).toEqual(['DC-6911-0007฿50,000.0022 Nov', 'due฿12,500.00Today']);
  expect(addresses()).toContain('/partner/case/due#case-money');
});

it.each([
  ['partner', '/partner/case/broken#case-money'],
  [null, '/admin/case/broken#case-money'],
])('a broken promise leads %s to its money', (partnerId, address) => {
  vi.mocked(agenda.useBrokenCases).mockReturnValue(ready([of('broken', { broken_on: '2026-11-20' })]));
  const Groups = () => <Queue groups={[useBrokenGroup(partnerId, TODAY)]} />;
  renderScreen(<Groups />);
  expect(lines()).toEqual(['broken4 days']);
  expect(addresses()).toContain(address);
});

it.each([
  ['en', 'night23 Nov, 21:31'],
  ['th', 'night23 พ.ย. 21.31\u00a0น.'],
] as const)('an admin sees when a contact outside the rules was recorded: %s', async (language, line) => {
  await speak(language);
  const outside_at = new Date('2026-11-23T21:31:00+07:00');
  vi.mocked(agenda.useOutsideCases).mockReturnValue(ready([of('night', { outside_at })]));
  const Groups = () => <Queue groups={[useOutsideGroup(TODAY)]} />;
  renderScreen(<Groups />);
  expect(lines()).toEqual([line]);
  expect(addresses()).toContain('/admin/case/night#case-contacts');
});

it.each([
  ['within the hours, all but those contacted today and those not to be contacted', '10:00', ['one']],
  ['at the end of the hours, none', '20:00', []],
  ['before the hours, none', '07:59', []],
])('the debtors who may be contacted: %s', (_, time, names) => {
  at(time);
  const Groups = () => <Queue groups={[useCallableGroup('partner', TODAY)]} />;
  renderScreen(<Groups />);
  expect(lines().map((line) => line.slice(0, 3))).toEqual(names);
  expect(lines().every((line) => line.endsWith('Until 20:00'))).toBe(true);
});

it('nobody is said to be callable before it is known who is not', () => {
  vi.mocked(agenda.useNoContactCases).mockReturnValue({
    ...{ status: 'loading', data: undefined, problem: undefined },
    retry: vi.fn(),
  });
  const Groups = () => <Queue groups={[useCallableGroup('partner', TODAY)]} />;
  renderScreen(<Groups />);
  expect(screen.queryByText(/one/)).toBeNull();
});

it('a list says of each case in progress when its debtor may be contacted, and nothing where nobody is to be', () => {
  const Notes = () => {
    const noteOf = useContactNotes('partner');
    const items = [
      inProgress('one'),
      inProgress('two'),
      inProgress('six'),
      { ...inProgress('done'), status: 'Completed' as const },
    ];
    return items.map((item) => <p key={item.id}>{noteOf(item)}</p>);
  };
  const { container } = renderScreen(<Notes />);
  const notes = () => [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(notes()).toEqual(['Until 20:00', 'From 25 Nov, 08:00', '', '']);
});
