import { clocksOf, limitationTableOn, type ClaimEvent, type ClaimFacts } from '@app/domain/claim-clocks';
import { clockId } from '@app/domain/limitation-clock';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import { useClocks } from '../api/use-claim';
import { ActBy } from './claim-panel';

const TODAY = '2026-11-23';
vi.mock('@/lib/firebase/new-id', () => ({ newId: () => 'new-id' }));
vi.mock('../api/use-claim', () => ({ useClocks: vi.fn() }));
vi.mock('../api/enter-event', () => ({}));
vi.mock('@/lib/live/use-claim-sheet', () => ({}));
vi.mock('@/lib/live/use-legal-events', () => ({}));
vi.mock('@/lib/live/use-law-confirmation', () => ({}));
vi.mock('@/lib/page/use-today', () => ({ useToday: () => TODAY }));

function draw(facts: ClaimFacts | null, events: ClaimEvent[] = []) {
  const clocks = facts === null ? [] : clocksOf(facts, events, limitationTableOn(TODAY), TODAY);
  vi.mocked(useClocks).mockReturnValue(
    ready(clocks.map((clock) => ({ ...clock, id: clockId(clock), case_id: 'case-1' }))),
  );
  return renderScreen(<ActBy caseId="case-1" />);
}
const CHEQUE: ClaimFacts = {
  debt_type: 'cheque',
  cheques: [{ dated_on: '2026-09-01', first_returned_on: '2026-09-05' }],
};
const SUED: ClaimEvent = { id: 'e', by_role: 'partner', kind: 'sued', on: '2026-11-01' };

it.each([
  ['th', 'ต้องดำเนินการก่อน 5 ธ.ค. 2569 (เหลือ 12 วัน)'],
  ['en', 'Act before 5 Dec 2026 (12 days left)'],
  ['zh', '须在2026年12月5日之前办理（剩12天）'],
] as const)('a day that is near is said in %s, and leads to the time limits', async (language, text) => {
  await speak(language);
  draw(CHEQUE);
  expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe('#case-claim');
});

it.each([
  [
    'may have passed',
    { debt_type: 'goods', for_business: false, due_on: '2024-03-01' },
    /^The time may have passed/,
  ],
  ['is not known', { debt_type: 'goods' }, /^The date to act by is not known yet$/],
] satisfies [string, ClaimFacts, RegExp][])('a day that %s is said, too', async (_, facts, text) => {
  await speak('en');
  draw(facts);
  screen.getByRole('link', { name: text });
});

it.each([
  ['the day is far away', { debt_type: 'loan', due_on: '2026-03-01' }, []],
  ['a suit has stopped it', CHEQUE, [SUED]],
  ['nothing is stated', null, []],
] satisfies [string, ClaimFacts | null, ClaimEvent[]][])(
  'nothing is said while %s',
  async (_, facts, events) => {
    await speak('en');
    const { container } = draw(facts, events);
    expect(container.querySelector('a')).toBeNull();
  },
);

it('it takes no room: what is below does not move when it comes', () => {
  draw(CHEQUE);
  expect(screen.getByRole('link').classList.contains('absolute')).toBe(true);
});
