import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { renderScreen, speak } from '@/testing/render-screen';
import { MessagingButton } from './messaging-button';

const showToast = vi.spyOn(toasts, 'show');

it.each([
  ['th', 'ฟีเจอร์นี้ยังไม่พร้อมใช้งาน'],
  ['en', 'Feature not ready'],
  ['zh', '该功能尚未开放'],
] as const)('the messaging app says in %s that it is not ready', async (language, title) => {
  await speak(language);
  const { person } = renderScreen(<MessagingButton />);
  await person.click(screen.getByRole('button', { name: /LINE/ }));
  expect(showToast).toHaveBeenLastCalledWith({
    neutral: true,
    title,
    description: expect.stringContaining('LINE') as string,
  });
});
