import type { Page } from '@playwright/test';
import { db } from './server.ts';

/** The forms of the public pages. */

/** The functions that they are sent to. */
export const FUNCTIONS = /\/api\/(submitContact|subscribe)$/;

/** Fills in the contact form. */
export async function fillMessage(page: Page, message: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(message)) {
    await page.locator(`main form [name="${name}"]`).fill(value);
  }
}

export const aMessage = (email: string) => ({
  name: 'สมหญิง "O\'Neil" ใจดี 🙂',
  email,
  phone: '๐๘๑-๕๕๕-๐๑๙๙',
  subject: 'ลูกหนี้ <b>ค้างชำระ</b>',
  message: 'ค้างมาแล้ว 8 เดือน\nมีใบส่งของครบ & "สัญญา"',
});

/** What was stored of an address. */
export const messagesOf = async (email: string) =>
  (await db.collection('contacts').where('email', '==', email).get()).docs.map((found) => found.data());
