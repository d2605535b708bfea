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
import { renderScreen, speak } from '@/testing/render-screen';
import { NewsletterForm } from './newsletter-form';

vi.mock('@/lib/firebase/env', () => ({ firebaseConfig: { projectId: 'demo-portal' } }));

const email = () => screen.getByRole<HTMLInputElement>('textbox');
const button = () => screen.getByRole<HTMLButtonElement>('button');

const SUCCESS = {
  title: 'สมัครรับข่าวสารสำเร็จ!',
  description: 'ขอบคุณที่ติดตาม หากยังไม่เคยยืนยันอีเมลนี้ กรุณาเปิดอีเมลที่เราส่งให้และกดยืนยันภายใน 7 วัน',
};
const FAILURE = {
  variant: 'destructive',
  title: 'เกิดข้อผิดพลาด!',
  description: 'ไม่สามารถสมัครรับจดหมายข่าวได้ในขณะนี้ กรุณาลองอีกครั้ง',
};

beforeEach(() => speak('th'));

it('an address is put on the list in lower case, thanked for, and the field is empty again', async () => {
  const { person } = renderScreen(<NewsletterForm />);
  await person.type(email(), 'Somchai@Example.com{Enter}');
  await toasted(SUCCESS);
  expect(sent()).toEqual([['/api/subscribe', { email: 'somchai@example.com' }]]);
  expect(email().value).toBe('');
});

it('says what for, that a mail comes first, how to leave, and where the policy is', async () => {
  await speak('en');
  renderScreen(<NewsletterForm />);
  const policy = screen.getByRole('link', { name: 'Privacy policy' });
  expect(policy.getAttribute('href')).toBe('/en/privacy-policy');
  expect(policy.parentElement?.textContent).toMatch(
    /mail to confirm.*news on debts.*Unsubscribe at any time/,
  );
});

it.each([
  ['th', 'มีการสมัครจากการเชื่อมต่อของคุณมากเกินไป กรุณาลองใหม่หลังเวลา 12.31 น.'],
  ['en', 'Too many subscriptions have come from your connection. Please try again after 12:31.'],
  ['zh', '来自您网络的订阅过多，请于12:31之后重试。'],
] as const)('the rate limit is reported in %s, with the time of its reset', async (language, description) => {
  await speak(language);
  answers(429, 'RESOURCE_EXHAUSTED', { until: '2026-11-23T05:30:01.000Z' });
  const { person } = renderScreen(<NewsletterForm />);
  await person.type(email(), 'somchai@example.com{Enter}');
  await waitFor(() =>
    expect(showToast.mock.calls.at(-1)?.[0]).toMatchObject({ variant: 'destructive', description }),
  );
  expect(email().value).toBe('somchai@example.com');
});

it.each([
  ['th', 'กรุณากรอกอีเมล', 'โปรดระบุที่อยู่อีเมลที่ต้องการใช้รับจดหมายข่าว', 'กรุณากรอกข้อมูลในช่องนี้'],
  [
    'en',
    'Please enter your email',
    'Please give the email address that the newsletter should go to.',
    'Please fill in this field',
  ],
  ['zh', '请输入电子邮箱', '请填写用于接收资讯的电子邮箱地址。', '请填写此项'],
] as const)(
  'an empty field is asked for in %s, and at the field',
  async (language, title, description, issue) => {
    await speak(language);
    const { person } = renderScreen(<NewsletterForm />);
    await person.click(button());
    await toasted({ variant: 'destructive', title, description });
    expect(document.activeElement).toBe(email());
    expect(email().required).toBe(true);
    expect(email().getAttribute('aria-describedby')).toBe(screen.getByText(issue).id);
    expect(request).not.toHaveBeenCalled();
  },
);

it('what is no address is said at the field, and right again when it is one', async () => {
  const { person } = renderScreen(<NewsletterForm />);
  await person.type(email(), 'somchai@office{Enter}');
  const sentence = await screen.findByText('รูปแบบอีเมลไม่ถูกต้อง กรุณากรอกให้ครบ เช่น name@example.com');
  expect(email().getAttribute('aria-describedby')).toBe(sentence.id);
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(showToast).not.toHaveBeenCalled();
  expect(request).not.toHaveBeenCalled();

  await person.type(email(), '.com{Enter}');
  await toasted(SUCCESS);
  expect(email().getAttribute('aria-invalid')).toBeNull();
});

it.each([
  [403, 'PERMISSION_DENIED'],
  [400, 'INVALID_ARGUMENT'],
  [500, 'INTERNAL'],
])('the response %i %s is reported, and the address stays', async (code, status) => {
  answers(code, status);
  const { person } = renderScreen(<NewsletterForm />);
  await person.type(email(), 'somchai@example.com');
  await person.click(button());
  await toasted(FAILURE);
  expect(email().value).toBe('somchai@example.com');
  await waitFor(() => expect(document.activeElement).toBe(button()));
  // Longer than the toast.
  expect(screen.getByText(FAILURE.description)).toBeDefined();
  await person.type(email(), 'm');
  expect(screen.queryByText(FAILURE.description)).toBeNull();
});

it('without network it shows an error, and works after a reconnect', async () => {
  online.mockReturnValue(false);
  const { person } = renderScreen(<NewsletterForm />);
  await person.type(email(), 'somchai@example.com{Enter}');
  await toasted(FAILURE);
  expect(request).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await person.click(button());
  await toasted(SUCCESS);
});

it('twenty quick clicks are one request, with a label that says what happens', async () => {
  const answer = keepsWaiting();
  const { person } = renderScreen(<NewsletterForm />);
  await person.type(email(), 'somchai@example.com');
  const submit = button();
  for (let click = 0; click < 20; click += 1) fireEvent.click(submit);
  await waitFor(() => expect(request).toHaveBeenCalled());
  expect(submit.textContent).toBe('กำลังสมัคร…');
  expect(email().matches(':disabled')).toBe(true);
  await answer();
  await toasted(SUCCESS);
  expect(request).toHaveBeenCalledTimes(1);
});

it('a program that fills in every field is thanked, and nothing is written', async () => {
  const { person, container } = renderScreen(<NewsletterForm />);
  await person.type(email(), 'somchai@example.com');
  fireEvent.change(container.querySelector('[name=website]')!, { target: { value: 'https://spam.example' } });
  await person.click(button());
  await toasted(SUCCESS);
  expect(request).not.toHaveBeenCalled();
});

it('two on one page keep their labels and errors apart', async () => {
  const { person } = renderScreen(
    <>
      <NewsletterForm />
      <NewsletterForm />
    </>,
  );
  const [first, second] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'อีเมลสำหรับรับจดหมายข่าว' });
  await person.type(second!, 'nobody{Enter}');
  await waitFor(() => expect(second?.getAttribute('aria-invalid')).toBe('true'));
  expect(first?.getAttribute('aria-invalid')).toBeNull();
  expect(first?.id).not.toBe(second?.id);
});

it('input typed before hydration is kept, and is sent', async () => {
  const { submit, leave } = await takenOver(<NewsletterForm />, () => {
    email().value = 'early@example.com';
  });
  expect(email().value).toBe('early@example.com');
  await submit();
  await toasted(SUCCESS);
  expect(sent()[0]?.[1]['email']).toBe('early@example.com');
  await leave();
});
