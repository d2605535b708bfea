import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  answers,
  keepsWaiting,
  online,
  request,
  sent,
  showToast,
  takenOver,
  toasted,
} from '@/testing/public-forms';
import { begunMessage } from '@/lib/form/begun-message';
import { enterText } from '@/testing/enter-text';
import { renderScreen, speak } from '@/testing/render-screen';
import { ContactForm } from './contact-form';

vi.mock('@/lib/firebase/env', () => ({ firebaseConfig: { projectId: 'demo-portal' } }));

const MESSAGE = {
  'Full name': 'Somchai Jaidee',
  Email: 'Somchai@Example.com',
  Telephone: '๐๘๑ ๒๓๔ ๕๖๗๘',
  Subject: 'An unpaid invoice',
  Message: 'Since June.\nTwo reminders.',
} as const;
type Label = keyof typeof MESSAGE;
const field = (name: Label) => screen.getByLabelText<HTMLInputElement>(name);
const values = () => Object.keys(MESSAGE).map((name) => field(name as Label).value);
const button = () => screen.getByRole<HTMLButtonElement>('button');
type Person = ReturnType<typeof renderScreen>['person'];

async function fillIn(person: Person, changed: Partial<Record<Label, string>> = {}) {
  for (const [name, text] of Object.entries({ ...MESSAGE, ...changed })) {
    const input = field(name as Label);
    await person.clear(input);
    await enterText(person, input, text);
  }
}

const FAILED = (sentence: string | RegExp) => ({
  variant: 'destructive',
  title: 'An error occurred!',
  description: expect.stringMatching(sentence) as string,
});

beforeEach(() => speak('en'));

it('a message is sent as it was written, said so, and the form is empty again', async () => {
  const { person } = renderScreen(<ContactForm />);
  await fillIn(person);
  await person.click(button());
  await toasted({ title: 'Message Sent Successfully!' });
  expect(sent()).toEqual([
    [
      '/api/submitContact',
      {
        name: 'Somchai Jaidee',
        email: 'Somchai@Example.com',
        phone: '๐๘๑ ๒๓๔ ๕๖๗๘',
        subject: 'An unpaid invoice',
        message: 'Since June.\nTwo reminders.',
      },
    ],
  ]);
  expect(values()).toEqual(['', '', '', '', '']);
  expect(document.activeElement?.textContent).toMatch(/We have your message/);
});

it('what stays on the page after success goes away with the next word', async () => {
  const { person } = renderScreen(<ContactForm />);
  await fillIn(person);
  await person.click(button());
  await screen.findByText(/We have your message/);
  await person.type(field('Subject'), 'A');
  expect(screen.queryByText(/We have your message/)).toBeNull();
});

it.each(Object.keys(MESSAGE) as Label[])(
  'without "%s" nothing is sent, and the field says so',
  async (name) => {
    const { person } = renderScreen(<ContactForm />);
    await fillIn(person);
    await person.clear(field(name));
    await person.click(button());
    await screen.findByText('Please fill in this field');
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field(name)));
    expect(request).not.toHaveBeenCalled();
  },
);

it.each([
  ['Full name', '\u200b\u2060', 'Please fill in this field'],
  ['Message', '  \n ', 'Please fill in this field'],
  ['Telephone', 'please write', 'A telephone number needs at least one digit'],
  ['Email', 'somchai@office', 'Please enter a valid email address, such as name@example.com'],
] as const)('"%s" may not be "%s", and the field says why', async (name, text, sentence) => {
  const { person } = renderScreen(<ContactForm />);
  await fillIn(person, { [name]: text });
  await person.click(button());
  await waitFor(() => expect(document.activeElement).toBe(field(name)));
  const described = field(name).getAttribute('aria-describedby')?.split(' ')[0] ?? '';
  expect(document.getElementById(described)?.textContent).toBe(sentence);
  expect(showToast).not.toHaveBeenCalled();
  expect(request).not.toHaveBeenCalled();

  await person.clear(field(name));
  expect(field(name).getAttribute('aria-invalid')).toBeNull();
  await fillIn(person);
  await person.click(button());
  await toasted({ title: 'Message Sent Successfully!' });
});

it('of several wrong fields the first has the focus', async () => {
  const { person } = renderScreen(<ContactForm />);
  await fillIn(person, { Telephone: 'none', Subject: ' ' });
  await person.click(button());
  await waitFor(() => expect(document.activeElement).toBe(field('Telephone')));
  expect(field('Subject').getAttribute('aria-invalid')).toBe('true');
});

it.each([
  [403, 'PERMISSION_DENIED', /^Could not send message\. Please try again: You do not have the right/],
  [503, 'UNAVAILABLE', /: We have no confirmation yet/],
  [400, 'INVALID_ARGUMENT', /: Something went wrong/],
])('a refusal (%i) shows a sentence, and keeps what was written', async (code, status, sentence) => {
  answers(code, status);
  const { person } = renderScreen(<ContactForm />);
  await fillIn(person);
  await person.click(button());
  await toasted(FAILED(sentence));
  expect(values()).toEqual(Object.values(MESSAGE));
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

it.each([
  ['th', 'เกิดข้อผิดพลาด!', /^ไม่สามารถส่งข้อความได้ กรุณาลองอีกครั้ง: ไม่มีการเชื่อมต่อ/],
  ['zh', '发生错误！', /^留言未能发送，请重试：当前没有网络连接/],
] as const)(
  'without network an error is shown in %s, and nothing is loaded',
  async (language, title, sentence) => {
    await speak(language);
    online.mockReturnValue(false);
    const { person, container } = renderScreen(<ContactForm />);
    for (const input of container.querySelectorAll<HTMLInputElement>('[required]')) {
      await enterText(person, input, input.type === 'email' ? 'a@example.com' : '1');
    }
    await person.click(button());
    await toasted({ ...FAILED(sentence), title });
    expect(request).not.toHaveBeenCalled();
  },
);

it.each([
  ['en', /^Too many messages .* after 12:31, or call us: \+66 2 123 4567\.$/],
  ['th', /หลังเวลา 12\.31 น\. หรือโทรหาเราที่ 02 123 4567$/],
  ['zh', /请于12:31之后重试，或致电\+66 2 123 4567。$/],
] as const)('the rate limit is reported in %s, with the time of its reset', async (language, sentence) => {
  await speak(language);
  answers(429, 'RESOURCE_EXHAUSTED', { until: '2026-11-23T05:30:01.000Z' });
  const { person, container } = renderScreen(<ContactForm />);
  for (const input of container.querySelectorAll<HTMLInputElement>('[required]')) {
    await enterText(person, input, input.type === 'email' ? 'a@example.com' : '1');
  }
  await person.click(button());
  await waitFor(() =>
    expect(showToast.mock.calls.at(-1)?.[0]).toMatchObject({
      variant: 'destructive',
      description: expect.stringMatching(sentence) as string,
    }),
  );
  const message = container.querySelector<HTMLTextAreaElement>('[name=message]');
  expect(message?.value).toBe('1');
  // Longer than the toast, until the next input.
  expect(await screen.findByText(sentence)).toBeDefined();
  await person.type(message!, '2');
  expect(screen.queryByText(sentence)).toBeNull();
});

it('sent again after a failure it is the same content, which the server takes once', async () => {
  answers(503, 'UNAVAILABLE');
  const { person } = renderScreen(<ContactForm />);
  await fillIn(person);
  await person.click(button());
  await toasted(FAILED(/no confirmation/));
  answers(200);
  await person.click(button());
  await toasted({ title: 'Message Sent Successfully!' });
  const [first, second] = sent();
  expect(second).toEqual(first);
  expect(values()).toEqual(['', '', '', '', '']);
});

it('twenty quick clicks are one message; meanwhile everything is shut and says so', async () => {
  const answer = keepsWaiting();
  const { person } = renderScreen(<ContactForm />);
  await fillIn(person);
  const submit = button();
  for (let click = 0; click < 20; click += 1) fireEvent.click(submit);
  await waitFor(() => expect(request).toHaveBeenCalled());
  expect(submit.textContent).toBe('Sending…');
  expect(submit.getAttribute('aria-busy')).toBe('true');
  expect(field('Message').matches(':disabled')).toBe(true);
  await answer();
  await toasted({ title: 'Message Sent Successfully!' });
  expect(request).toHaveBeenCalledTimes(1);
  expect(field('Message').matches(':disabled')).toBe(false);
});

it('a program that fills in every field is thanked, and nothing is written', async () => {
  const { person, container } = renderScreen(<ContactForm />);
  await fillIn(person);
  fireEvent.change(container.querySelector('[name=website]')!, { target: { value: 'https://spam.example' } });
  await person.click(button());
  await toasted({ title: 'Message Sent Successfully!' });
  expect(request).not.toHaveBeenCalled();
});

it('the trap is out of reach of people', () => {
  const { container } = renderScreen(<ContactForm />);
  const trap = container.querySelector<HTMLInputElement>('[name=website]')!;
  expect(trap.tabIndex).toBe(-1);
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.queryAllByRole('textbox')).toHaveLength(5);
});

it('input typed before hydration is kept, and is sent', async () => {
  const { submit, leave } = await takenOver(<ContactForm />, () => {
    for (const [name, text] of Object.entries(MESSAGE)) field(name as Label).value = text;
  });
  expect(values()).toEqual(Object.values(MESSAGE));
  await submit();
  await toasted({ title: 'Message Sent Successfully!' });
  expect(sent()[0]?.[1]['message']).toBe(MESSAGE.Message);
  await leave();
});

it('begins with what another page has left for it, once', () => {
  begunMessage.leave({ subject: 'Check the time limit', message: 'Due: 1 March 2024' });
  const { unmount } = renderScreen(<ContactForm />);
  expect(values()).toEqual(['', '', '', 'Check the time limit', 'Due: 1 March 2024']);
  unmount();
  renderScreen(<ContactForm />);
  expect(values()).toEqual(['', '', '', '', '']);
});
