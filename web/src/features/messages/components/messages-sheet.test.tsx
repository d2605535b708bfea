import type { CaseMessage } from '@app/domain/case-message';
import { LIMITS } from '@app/domain/limits';
import type { Commitment } from '@app/domain/commitment';
import type { Role } from '@app/domain/roles';
import { aCase } from '@app/seed/builders';
import { aCommitment } from '@app/seed/case-life-builders';
import { aCaseMessage } from '@app/seed/message-builders';
import { PERSONAS } from '@app/seed/personas';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { newId } from '@/lib/firebase/new-id';
import { drafts } from '@/lib/form/drafts';
import { become, customer as session } from '@/testing/fake-session';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as writes from '../api/send-message';
import * as reads from '../api/use-messages';
import { MessagesSheet } from './messages-sheet';

vi.mock('@/lib/firebase/new-id', () => ({ newId: vi.fn() }));
vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('../api/use-messages', () => ({ useMessages: vi.fn(), useOwedAnswer: vi.fn() }));
vi.mock('../api/send-message', () => ({ sendMessage: vi.fn() }));
const sendMessage = vi.mocked(writes.sendMessage);

const { customer, partner, admin } = PERSONAS;
const ask: CaseMessage = {
  id: 'one',
  ...aCaseMessage({
    case_id: 'case-1',
    update_text: 'Has the debtor called?',
    created_at: new Date('2026-11-20T03:00:00Z'),
  }),
};
const answer: CaseMessage = {
  ...ask,
  id: 'two',
  user_id: partner.uid,
  author_name: 'สมหญิง “ทวง” 🙂',
  author_role: 'partner',
  author_company: 'Bangkok Collect',
  update_text: 'Yes, this morning.',
  created_at: new Date('2026-11-21T03:00:00Z'),
};

const as = (role: Role, uid: string, id = 'case-1') =>
  renderScreen(
    <MessagesSheet
      item={{ id, ...aCase({ user_id: customer.uid }) }}
      reader={{ role, uid }}
      author={{ uid, full_name: 'A', avatar_url: null }}
    />,
  );
function given(newestFirst: CaseMessage[], owed: Commitment[] = []) {
  vi.mocked(reads.useMessages).mockReturnValue(ready(newestFirst));
  vi.mocked(reads.useOwedAnswer).mockReturnValue(ready(owed));
}

beforeEach(async () => {
  vi.clearAllMocks();
  become(session());
  for (const { uid } of [customer, partner, admin]) drafts.remove(uid, 'case-message:case-1');
  sendMessage.mockResolvedValue();
  let made = 0;
  vi.mocked(newId).mockImplementation(() => `new-${++made}`);
  await speak('en');
});

it('reads from the oldest to the newest under their days, and says who wrote what', () => {
  given([answer, ask]);
  as('customer', customer.uid);
  const log = screen.getByRole('log');
  expect(
    within(log)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['20 November 2026', '21 November 2026']);
  const [first, second] = within(log).getAllByRole('listitem');
  expect(first!.textContent).toContain('You');
  expect(first!.textContent).toContain('Has the debtor called?');
  expect(second!.textContent).toContain('สมหญิง “ทวง” 🙂');
  expect(second!.textContent).toContain('Partner agency: Bangkok Collect');
});

it('says that the office wrote, and whose question it is, to the partner', () => {
  given([{ ...answer, user_id: admin.uid, author_role: 'admin', author_company: null }, ask]);
  as('partner', partner.uid);
  const [first, second] = within(screen.getByRole('log')).getAllByRole('listitem');
  expect(first!.textContent).toContain('Client');
  expect(second!.textContent).toContain('Office staff');
  expect(screen.getByRole('log').textContent).not.toContain('You');
});

it('shows until when a question is answered, in the words of each side', () => {
  const owed: Commitment = {
    id: 'owed',
    ...aCommitment({ kind: 'answer_question', due_at: new Date('2026-11-23T03:00:00Z') }),
  };
  given([ask], [owed]);
  const { unmount } = as('customer', customer.uid);
  expect(screen.getByRole('status').textContent).toMatch(/^You will get an answer by .*23 Nov/);
  unmount();
  given([ask], [{ ...owed, state: 'late' }]);
  as('partner', partner.uid);
  expect(screen.getByRole('status').textContent).toMatch(/since .*23 Nov/);
});

it('sends a message once, however often it is pressed, and empties the field', async () => {
  given([]);
  let done = () => undefined as void;
  sendMessage.mockReturnValue(new Promise((resolve) => (done = resolve)));
  const { person } = as('customer', customer.uid);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  await person.type(field, '  When does it go to court? ');
  const send = screen.getByRole('button', { name: 'Send' });
  for (let click = 0; click < 5; click++) fireEvent.click(send);
  await waitFor(() => expect(sendMessage).toHaveBeenCalled());
  done();
  await waitFor(() => expect(field.value).toBe(''));
  expect(sendMessage).toHaveBeenCalledOnce();
  expect(sendMessage.mock.calls[0]?.slice(0, 3)).toEqual([
    'case-1',
    'new-1',
    { update_text: 'When does it go to court?' },
  ]);
});

it('keeps the words of a message that failed, and sends it again under the same id', async () => {
  given([]);
  sendMessage.mockRejectedValueOnce(new Error('offline'));
  const { person, unmount } = as('customer', customer.uid);
  await person.type(screen.getByRole('textbox'), 'Still there?');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sendMessage).toHaveBeenCalledOnce());
  unmount();
  const again = as('customer', customer.uid);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Still there?');
  await again.person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sendMessage).toHaveBeenCalledTimes(2));
  expect(sendMessage.mock.calls[1]?.[1]).toBe(sendMessage.mock.calls[0]?.[1]);
});

it.each([
  ['nothing', '   '],
  ['more than fits', 'x'.repeat(LIMITS.caseMessage + 1)],
])('sends %s not at all', async (_, typed) => {
  given([]);
  const { person } = as('customer', customer.uid);
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: typed } });
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(sendMessage).not.toHaveBeenCalled();
});

it('says when the next message may be sent while the budget is used up, and keeps the text', async () => {
  const pausedTo = (messages: Date) => {
    const now = session();
    return { ...now, profile: { ...now.profile, paused_until: { messages } } };
  };
  become(pausedTo(new Date(Date.now() + 3_600_000)));
  given([]);
  const { person } = as('customer', customer.uid);
  await person.type(screen.getByRole('textbox'), 'One more');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText(/You can send the next one from/)).toBeTruthy();
  expect(sendMessage).not.toHaveBeenCalled();
  act(() => become(pausedTo(new Date(0))));
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sendMessage).toHaveBeenCalledOnce());
});

it('shows twenty, and more on request', async () => {
  given(
    Array.from({ length: 21 }, (_, index) => ({
      ...ask,
      id: `m${index}`,
      update_text: `Message ${20 - index}`,
    })),
  );
  const { person } = as('customer', customer.uid);
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(screen.queryByText('Message 0')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  expect(reads.useMessages).toHaveBeenLastCalledWith('case-1', 40);
  expect(screen.getByText('Message 0')).toBeTruthy();
});

it('says that messages cannot be shown, and reads them again on request', async () => {
  const retry = vi.fn();
  given([]);
  vi.mocked(reads.useMessages).mockReturnValue({
    status: 'failed',
    data: undefined,
    problem: 'denied',
    retry,
  });
  const { person } = as('customer', customer.uid);
  await person.click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalledOnce();
});

it('earlier messages are added in silence, and new ones are read out again after that', async () => {
  given(Array.from({ length: 21 }, (_, index) => ({ ...ask, id: `m${index}` })));
  const { person } = as('customer', customer.uid);
  const log = () => screen.getByRole('log').getAttribute('aria-live');
  expect(log()).toBe('polite');
  await person.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  expect(log()).toBe('off');
  await waitFor(() => expect(log()).toBe('polite'), { timeout: 3_000 });
});
