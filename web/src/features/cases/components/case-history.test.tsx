import type { CaseUpdate } from '@app/domain/case';
import { CASE_EVENT_KINDS, type CaseEvent } from '@app/domain/case-event';
import { LANGUAGES } from '@app/domain/language';
import { PERSONAS } from '@app/seed/personas';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live } from '@/lib/live/connection';
import { assigned, completed, created, event, handedOver, minute, update } from '@/testing/case-history';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import { wholeText } from '@/testing/whole-text';
import * as api from '../api/use-case';
import type { Reader } from '../case-event-text';
import { CaseHistory } from './case-history';

vi.mock('../api/use-case', () => ({
  useCaseUpdates: vi.fn(),
  useCaseEvents: vi.fn(),
  useOfficeNotes: vi.fn(),
}));

const { admin, customer, partner, secondPartner } = PERSONAS;
const retry = vi.fn();
const loading: Live<never> = { status: 'loading', data: undefined, problem: undefined, retry };
const failed: Live<never> = { status: 'failed', data: undefined, problem: 'unknown', retry };

const companies: Record<string, string> = {
  [partner.uid]: partner.partner.companyName,
  [secondPartner.uid]: secondPartner.partner.companyName,
};
const READERS = {
  customer: { role: 'customer', uid: customer.uid },
  partner: { role: 'partner', uid: partner.uid },
  admin: { role: 'admin', uid: admin.uid, partnerName: (id: string) => companies[id] },
} satisfies Record<string, Reader>;

/** What there is; a live query answers with the newest of it, and one more than was asked for. */
let updates: CaseUpdate[];
let notes: CaseUpdate[];
let events: CaseEvent[];
beforeEach(async () => {
  vi.clearAllMocks();
  updates = [];
  notes = [];
  events = [];
  const answers = new Map<string, Live<never[]>>();
  const newest = (name: string, list: unknown[], length: number) => {
    const key = `${name} ${length}`;
    if (!answers.has(key)) answers.set(key, ready(list.slice(0, length + 1) as never[]));
    return answers.get(key)!;
  };
  vi.mocked(api.useCaseUpdates).mockImplementation((_id, length) => newest('updates', updates, length));
  vi.mocked(api.useOfficeNotes).mockImplementation((id, length) =>
    id === null ? loading : newest('notes', notes, length),
  );
  vi.mocked(api.useCaseEvents).mockImplementation((_id, length) => newest('events', events, length));
  await speak('en');
});

const open = (reader: Reader = READERS.customer) =>
  renderScreen(<CaseHistory item={{ id: 'case-1' }} reader={reader} />);
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('promises notes and has a form until persons were removed', () => {
  events = [event('e', 1)];
  const draw = (more: { pseudonymised_at?: Date }) =>
    renderScreen(<CaseHistory item={{ id: 'case-1', ...more }} reader={READERS.admin} children="form" />);
  const parts = () => ['No progress notes yet', 'form'].map((text) => screen.queryByText(text) !== null);
  const { unmount } = draw({ pseudonymised_at: new Date() });
  expect([lines().length, ...parts()]).toEqual([1, false, false]);
  unmount();
  draw({});
  expect([lines().length, ...parts()]).toEqual([1, true, true]);
});

it('updates and events are merged into one list, newest first', () => {
  updates = [update('b', 4), update('a', 2)];
  events = [completed, assigned, created];
  open();
  expect(lines().map((line) => /note \w|Status changed|Assigned|Case submitted/.exec(line)?.[0])).toEqual([
    'note b',
    'Status changed',
    'note a',
    'Assigned',
    'Case submitted',
  ]);
});

it.each(['partner', 'admin', 'customer'] as const)(
  'notes for the office are among the others, labelled: %s',
  (role) => {
    updates = [update('open', 1)];
    notes = [update('inside', 2)];
    open(READERS[role]);
    const expected = ['inside', 'open'].slice(role === 'customer' ? 1 : 0);
    expect(lines().map((line) => /note (\w+)/.exec(line)?.[1])).toEqual(expected);
    expect(screen.queryAllByText('Office and partner only')).toHaveLength(role === 'customer' ? 0 : 1);
    expect(
      vi.mocked(api.useOfficeNotes).mock.calls.every(([id]) => (id === null) === (role === 'customer')),
    ).toBe(true);
  },
);

it.each(['partner', 'admin', 'customer'] as const)('only the office sees why: %s', (role) => {
  updates = [{ ...update('a', 2), wording: { findings: ['th-seizure'], reason: 'Said so' } }];
  open(READERS[role]);
  expect(lines()[0]?.includes('Reason: Said so')).toBe(role !== 'customer');
});

it('an event says what, from what to what, by whom and when', () => {
  events = [completed];
  open();
  const entry = within(screen.getByRole('listitem'));
  expect(entry.getByText('Status changed')).toBeTruthy();
  expect(entry.getByText('In progress').dataset.status).toBe('In Progress');
  expect(entry.getByText('Completed').dataset.status).toBe('Completed');
  expect(lines()[0]).toMatch(/In progress ?to ?Completed/);
  expect(entry.getByText(wholeText(`by ${secondPartner.fullName} (partner agency)`))).toBeTruthy();
  expect(screen.getByRole('listitem').querySelector('time')?.dateTime).toBe(minute(3).toISOString());
});

describe('who wrote a note', () => {
  const posed = (fields: Partial<CaseUpdate>): CaseUpdate => ({
    ...update('posed', 1),
    author_name: admin.fullName,
    ...fields,
  });

  it('is a partner with its company, whatever name it took', () => {
    updates = [posed({ author_role: 'partner', author_company: partner.partner.companyName })];
    open();
    const entry = within(screen.getByRole('listitem'));
    expect(entry.getByText(wholeText(`Partner agency: ${partner.partner.companyName}`))).toBeTruthy();
    expect(entry.queryByText('Office staff')).toBeNull();
  });

  it('is an admin of the same name, with the firm’s mark', () => {
    updates = [posed({ author_role: 'admin', author_company: null })];
    open();
    expect(screen.getByText('Office staff')).toBeTruthy();
  });

  it('is not guessed as long as the server has not said it', () => {
    updates = [posed({})];
    open();
    expect(screen.getByRole('listitem').textContent).toContain(admin.fullName);
    expect(screen.queryByText(/^Office staff$|Partner agency|Client/)).toBeNull();
  });

  it.each([
    ['is marked at an event, too, where it was an admin of the firm', () => assigned, 1],
    ['is not marked at an event of a partner', () => completed, 0],
  ])('%s', (_, event, marks) => {
    events = [event()];
    open();
    expect(screen.queryAllByText('Office staff')).toHaveLength(marks);
  });
});

describe('an assignment', () => {
  it.each([
    ['customer', 'Assigned to a partner agency', 'Handed over to another partner agency'],
    ['partner', 'Assigned to you', 'Handed over from you to another agency'],
    [
      'admin',
      `Assigned to ${partner.partner.companyName}`,
      `Handed over from ${partner.partner.companyName} to ${secondPartner.partner.companyName}`,
    ],
  ] as const)('as the %s reads it', (role, assignment, handover) => {
    events = [handedOver, assigned];
    open(READERS[role]);
    expect(screen.getByText(wholeText(assignment))).toBeTruthy();
    expect(screen.getByText(wholeText(handover))).toBeTruthy();
    // What a company is called is for admins alone.
    for (const company of role === 'admin' ? [] : Object.values(companies))
      expect(screen.queryByText(wholeText(new RegExp(company)))).toBeNull();
  });

  it('reaches its second partner as its own, and the first as another', () => {
    events = [
      handedOver,
      assigned,
      event('unassigned', 0, { kind: 'unassigned', from_partner_id: partner.uid }),
    ];
    open({ role: 'partner', uid: secondPartner.uid });
    for (const text of [
      'Handed over to you by another agency',
      'Assigned to another agency',
      'Unassigned from another agency',
    ])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('names no company that the admin’s list has not, or not yet', () => {
    events = [handedOver, assigned];
    open({ ...READERS.admin, partnerName: () => undefined });
    expect(screen.getByText('Assigned to a partner agency')).toBeTruthy();
    expect(screen.getByText('Handed over to another partner agency')).toBeTruthy();
  });
});

it.each([
  [{ actor_id: customer.uid }, 'by you'],
  [{ actor_id: null, actor_role: 'admin', actor_name: '' }, 'by the office'],
  [{ actor_id: partner.uid, actor_role: 'partner', actor_name: ' ' }, 'by the partner agency'],
  [{ actor_id: null, actor_role: 'system', actor_name: '' }, 'by the system'],
  [{ actor_id: admin.uid, actor_role: 'admin', actor_name: admin.fullName }, `by ${admin.fullName} (office)`],
] as const)('%j is %s', (actor, text) => {
  events = [{ ...assigned, ...actor }];
  open();
  expect(screen.getByText(wholeText(text))).toBeTruthy();
});

it.each(LANGUAGES)(
  'in %s every kind of event has its sentence for every reader, and shows no key',
  async (language) => {
    await speak(language);
    events = CASE_EVENT_KINDS.map((kind, index) =>
      event(kind, index, { ...handedOver, kind, file_count: 2 }),
    );
    for (const reader of Object.values(READERS)) {
      const { unmount } = open(reader);
      const texts = lines();
      expect(texts).toHaveLength(CASE_EVENT_KINDS.length);
      for (const text of texts) expect(text).not.toMatch(/history\.|cases:|\{\{/);
      unmount();
    }
  },
);

describe('a case', () => {
  it('that is older than the record shows its updates alone', () => {
    updates = [update('a', 1)];
    open();
    expect(lines()).toHaveLength(1);
    expect(screen.queryByText('No progress notes yet')).toBeNull();
  });

  it('without updates says so above its events', () => {
    events = [created];
    open();
    expect(screen.getByText('No progress notes yet')).toBeTruthy();
    expect(screen.getByText('Case submitted with 2 attachments')).toBeTruthy();
  });

  it('with neither is an empty file', () => {
    open();
    expect(screen.getByText('No progress notes yet')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is shown once both lists are there', () => {
    events = [created];
    vi.mocked(api.useCaseUpdates).mockReturnValue(loading);
    open();
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it.each(['useCaseUpdates', 'useCaseEvents'] as const)(
    'whose history fails (%s) says so and tries again',
    async (hook) => {
      vi.mocked(api[hook]).mockReturnValue(failed);
      const { person } = open();
      expect(screen.getByRole('alert').textContent).toContain('The progress notes could not be loaded');
      await person.click(screen.getByRole('button', { name: 'Try again' }));
      expect(retry).toHaveBeenCalledOnce();
    },
  );
});

it('a long history shows the newest, and the rest by fifty; what is there stays while more is fetched', async () => {
  updates = Array.from({ length: 120 }, (_, index) => update(`u${119 - index}`, 1_000 + 119 - index));
  events = [created];
  const { person, rerender, container } = open();
  // By role each of them would be looked at, which takes seconds.
  const shown = () => container.querySelectorAll('li').length;
  expect(shown()).toBe(50);
  // The submission lies below updates that are not known yet.
  expect(screen.queryByText(/Case submitted/)).toBeNull();

  const answer = vi.mocked(api.useCaseUpdates).getMockImplementation()!;
  vi.mocked(api.useCaseUpdates).mockImplementation((id, length) =>
    length > 50 ? loading : answer(id, length),
  );
  const older = () => screen.getByText<HTMLButtonElement>('Show older entries');
  await person.click(older());
  expect(shown()).toBe(50);
  expect(older().disabled).toBe(true);

  vi.mocked(api.useCaseUpdates).mockImplementation(answer);
  rerender(<CaseHistory item={{ id: 'case-1' }} reader={READERS.customer} />);
  expect(shown()).toBe(100);
  await person.click(older());
  expect(shown()).toBe(121);
  expect(screen.getByText(/Case submitted/)).toBeTruthy();
  expect(screen.queryByText('Show older entries')).toBeNull();
});
