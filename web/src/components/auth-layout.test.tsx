import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { AuthLayout } from './auth-layout';

const layout = (title: string) => (
  <AuthLayout
    title={title}
    brand="Firm"
    homeLink="/"
    corner={<button>Language</button>}
    noScript=""
    panel={{ line: '', text: '', points: [] }}
  >
    {null}
  </AuthLayout>
);

beforeEach(() => speak('en'));

it('the first step leaves the focus alone; the next has it, as a new page would', () => {
  const { rerender } = renderScreen(layout('Reset your password'));
  expect(document.activeElement).toBe(document.body);
  rerender(layout('Check your mail'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(document.title).toBe('Check your mail · Firm');
});

it('another language leaves the focus on its switch', () => {
  const { rerender } = renderScreen(layout('Sign in'));
  screen.getByRole('button').focus();
  rerender(layout('เข้าสู่ระบบ'));
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
