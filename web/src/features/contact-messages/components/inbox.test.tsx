import type { Contact } from '@app/domain/contact';
import { aContact } from '@app/seed/builders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { renderScreen, speak } from '@/testing/render-screen';
import { wholeText } from '@/testing/whole-text';
import * as deletion from '../api/delete-message';
import * as marking from '../api/mark-message-read';
import { Inbox } from './inbox';
import { InboxEmpty } from './inbox-empty';

vi.mock('../api/mark-message-read', () => ({ markMessageRead: vi.fn() }));
vi.mock('../api/delete-message', () => ({ deleteMessage: vi.fn() }));
const markMessageRead = vi.mocked(marking.markMessageRead);
const deleteMessage = vi.mocked(deletion.deleteMessage);
const showToast = vi.spyOn(toasts, 'show');

const message = (id: string, overrides: Partial<Contact> = {}): Contact => ({
  id,
  ...aContact({ name: `Name ${id}`, subject: `Subject ${id}` }),
  ...overrides,
});
const THREE = [message('1'), message('2', { is_read: true }), message('3', { is_read: true })];

// jsdom has none; every browser has.
const scrollIntoView = vi.fn();
Element.prototype.scrollIntoView = scrollIntoView;

beforeEach(async () => {
  vi.resetAllMocks();
  await speak('en');
});

const header = (id: string) => screen.getByRole('button', { name: new RegExp(`Subject ${id}`) });
const letter = () => screen.getByRole('region', { name: /Subject/ });
const inbox = () => screen.getByRole('region', { name: 'Messages, newest first' });
const live = (messages: Contact[]) => <Inbox onReading={vi.fn()} messages={messages} />;

describe('the accordion', () => {
  it('opens one message at a time, each the region of its heading, and closes it again', async () => {
    const { person } = renderScreen(live(THREE));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    expect(header('1').getAttribute('aria-expanded')).toBe('false');
    await person.click(header('1'));
    expect(header('1').getAttribute('aria-expanded')).toBe('true');
    expect(letter().id).toBe(header('1').getAttribute('aria-controls'));
    await person.click(header('2'));
    expect(header('1').getAttribute('aria-expanded')).toBe('false');
    expect(screen.getAllByRole('region', { name: /Subject/ })).toHaveLength(1);
    await person.click(header('2'));
    expect(screen.queryByRole('region', { name: /Subject/ })).toBeNull();
  });

  it('is worked with the keyboard alone', async () => {
    const { person } = renderScreen(live(THREE));
    await person.tab();
    expect(document.activeElement).toBe(header('1'));
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(header('3'));
    await person.keyboard('{Home}{ArrowDown}{Enter}');
    expect(header('2').getAttribute('aria-expanded')).toBe('true');
    await person.keyboard(' ');
    expect(header('2').getAttribute('aria-expanded')).toBe('false');
  });

  it('stays open where it is when a newer message arrives', async () => {
    const { person, rerender } = renderScreen(live(THREE));
    await person.click(header('2'));
    rerender(live([message('0'), ...THREE]));
    expect(header('2').getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(header('2'));
  });

  it('says in words which messages are unread', () => {
    renderScreen(live(THREE));
    expect(within(header('1')).getByText('Unread')).toBeTruthy();
    expect(within(header('2')).queryByText('Unread')).toBeNull();
  });
});

describe('opening', () => {
  it('scrolls the message into view, not only its heading', async () => {
    const { person } = renderScreen(live(THREE));
    expect(scrollIntoView).not.toHaveBeenCalled();
    await person.click(header('3'));
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' });
    const [item] = scrollIntoView.mock.contexts as HTMLElement[];
    expect(item?.contains(header('3'))).toBe(true);
    expect(item?.contains(letter())).toBe(true);
    expect(item?.contains(header('2'))).toBe(false);
  });

  it('begins with the message that a link named, and marks it read', async () => {
    renderScreen(live(THREE), { pathname: '/', state: { message: '1' } });
    expect(header('1').getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(markMessageRead.mock.calls).toEqual([['1']]));
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  it('begins with none where the named one is not in the list', () => {
    renderScreen(live(THREE), { pathname: '/', state: { message: 'elsewhere' } });
    expect(screen.queryByRole('region', { name: /Subject/ })).toBeNull();
    expect(markMessageRead).not.toHaveBeenCalled();
  });

  it('opens the named message when a later list has it, once', async () => {
    const { person, rerender } = renderScreen(live(THREE.slice(1)), {
      pathname: '/',
      state: { message: '1' },
    });
    expect(screen.queryByRole('region', { name: /Subject/ })).toBeNull();
    rerender(live(THREE));
    expect(header('1').getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(markMessageRead.mock.calls).toEqual([['1']]));
    expect(scrollIntoView).toHaveBeenCalledOnce();
    await person.click(header('1'));
    rerender(live([message('0'), ...THREE]));
    expect(screen.queryByRole('region', { name: /Subject/ })).toBeNull();
    expect(markMessageRead).toHaveBeenCalledOnce();
  });

  it('leaves open what was opened by hand before the named message arrived', async () => {
    const { person, rerender } = renderScreen(live(THREE.slice(1)), {
      pathname: '/',
      state: { message: '1' },
    });
    await person.click(header('2'));
    rerender(live(THREE));
    expect(header('2').getAttribute('aria-expanded')).toBe('true');
    expect(markMessageRead).not.toHaveBeenCalled();
  });

  it('marks an unread message read, once', async () => {
    const { person } = renderScreen(live(THREE));
    await person.click(header('1'));
    await person.click(header('1'));
    expect(markMessageRead.mock.calls).toEqual([['1']]);
    expect(showToast).not.toHaveBeenCalled();
  });

  it('does not mark a message that was read before', async () => {
    const { person } = renderScreen(live(THREE));
    await person.click(header('2'));
    expect(markMessageRead).not.toHaveBeenCalled();
  });

  it('tells when marking is refused, and leaves the message open', async () => {
    markMessageRead.mockRejectedValue(new ProblemError('denied'));
    const { person } = renderScreen(live(THREE));
    await person.click(header('1'));
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({
        variant: 'destructive',
        title: 'An error occurred',
        description:
          'You do not have the right to do this, or your access has just changed. Copy anything you have entered, then reload the page to see what you can do.',
      }),
    );
    expect(header('1').getAttribute('aria-expanded')).toBe('true');
  });

  it('says nothing when the message was deleted meanwhile', async () => {
    markMessageRead.mockRejectedValue(new ProblemError('notFound'));
    const { person } = renderScreen(live(THREE));
    await person.click(header('1'));
    await waitFor(() => expect(markMessageRead).toHaveBeenCalled());
    expect(showToast).not.toHaveBeenCalled();
  });
});

describe('an open message', () => {
  it('shows what was written as text, with its line breaks', async () => {
    const text = '<img src=x onerror="alert(1)">\n\n[x](javascript:alert(1)) 😀';
    const { person } = renderScreen(live([message('1', { message: text })]));
    await person.click(header('1'));
    const shown = within(letter()).getByText(/onerror/);
    expect(shown.textContent).toBe(text);
    expect(shown.className).toContain('whitespace-pre-wrap');
    expect(letter().querySelector('img')).toBeNull();
  });

  it('gives the address, and a telephone number to call', async () => {
    const { person } = renderScreen(live([message('1', { phone: '๐๘๑-๕๕๕-๐๑๑๐' })]));
    await person.click(header('1'));
    expect(within(letter()).getByText('wipada@example.com')).toBeTruthy();
    const call = within(letter()).getByRole('link', { name: '๐๘๑-๕๕๕-๐๑๑๐' });
    expect(call.getAttribute('href')).toBe('tel:0815550110');
  });

  it('gives what cannot be called as text', async () => {
    const { person } = renderScreen(live([message('1', { phone: 'LINE @debt1' })]));
    await person.click(header('1'));
    expect(within(letter()).getByText('LINE @debt1').closest('a')).toBeNull();
  });

  it('is answered in the mail program, with a quotation in the words of the language in use', async () => {
    const { person } = renderScreen(live([message('1', { message: 'Hello' })]));
    await person.click(header('1'));
    const reply = within(letter()).getByRole('link', { name: 'Reply by email' });
    expect(decodeURIComponent(reply.getAttribute('href') ?? '')).toBe(
      'mailto:wipada@example.com?subject=Re: Subject 1&body=\r\n\r\nOn 14 September 2026 you wrote:\r\n> Hello',
    );
  });
});

describe('deleting', () => {
  const open = async (id: string) => {
    const rendered = renderScreen(live(THREE));
    await rendered.person.click(header(id));
    await rendered.person.click(within(letter()).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
    return rendered;
  };
  const dialog = () => screen.getByRole('alertdialog', { name: 'Delete this message?' });
  const confirm = () => within(dialog()).getByRole('button', { name: /Delet/ });
  const dialogGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  it('asks first and says which message; saying no deletes nothing and leads back to the button', async () => {
    await open('2');
    expect(within(dialog()).getByText(wholeText('Name 2'))).toBeTruthy();
    expect(document.activeElement).toBe(within(dialog()).getByRole('button', { name: 'Cancel' }));
    // Not by the pointer: Radix lets it through only a moment after the dialog has been drawn.
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    await dialogGone();
    expect(deleteMessage).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(document.activeElement).toBe(within(letter()).getByRole('button', { name: 'Delete' })),
    );
  });

  it('deletes once however often it is confirmed, says so, and goes on to the next message', async () => {
    let answer = () => undefined as void;
    deleteMessage.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { rerender } = await open('2');
    for (let click = 0; click < 20; click++) fireEvent.click(confirm());
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    expect(dialog()).toBeTruthy();
    // The live list may be faster than the answer.
    rerender(live(THREE.filter(({ id }) => id !== '2')));
    answer();
    await dialogGone();
    expect(deleteMessage.mock.calls).toEqual([['2']]);
    expect(showToast.mock.calls).toEqual([[{ title: 'The message has been deleted' }]]);
    await waitFor(() => expect(document.activeElement).toBe(header('3')));
  });

  it.each([
    ['the last message leads to the one before', THREE, '3', () => header('2')],
    ['the only message leads to the empty inbox', THREE.slice(0, 1), '1', inbox],
  ])('%s', async (_, messages, id, goal) => {
    deleteMessage.mockResolvedValue();
    const { person, rerender } = renderScreen(live(messages));
    await person.click(header(id));
    await person.click(within(letter()).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
    await person.click(confirm());
    rerender(live(messages.filter((each) => each.id !== id)));
    await dialogGone();
    await waitFor(() => expect(document.activeElement).toBe(goal()));
  });

  it('tells of a refusal, keeps the message and leads back to the button', async () => {
    deleteMessage.mockRejectedValue(new ProblemError('denied'));
    const { person } = await open('1');
    await person.click(confirm());
    await dialogGone();
    expect(showToast.mock.calls).toEqual([
      [
        {
          variant: 'destructive',
          title: 'The message could not be deleted',
          description:
            'You do not have the right to do this, or your access has just changed. Copy anything you have entered, then reload the page to see what you can do.',
        },
      ],
    ]);
    await waitFor(() =>
      expect(document.activeElement).toBe(within(letter()).getByRole('button', { name: 'Delete' })),
    );
  });
});

it('a message that leaves the list of the unread by being opened stays until it is closed', async () => {
  const { person, rerender } = renderScreen(live(THREE));
  await person.click(header('1'));
  rerender(live(THREE.slice(1)));
  expect(header('1').getAttribute('aria-expanded')).toBe('true');
  expect(letter()).toBeTruthy();
  await person.click(header('1'));
  expect(screen.queryByRole('button', { name: /Subject 1/ })).toBeNull();
});

it('an empty inbox says what will come, and where from', () => {
  renderScreen(<InboxEmpty />);
  expect(screen.getByText('No messages yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the contact page' }).getAttribute('href')).toBe('/contact');
});
