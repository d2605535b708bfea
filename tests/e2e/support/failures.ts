import { createAccount } from '@app/seed/accounts';
import { aCase } from '@app/seed/builders';
import type { Page } from '@playwright/test';
import { getApp } from 'firebase-admin/app';
import { db, newEmail } from './server.ts';
import { withoutRights, type Right } from './without-right.ts';
import { expect, test } from './person.ts';

/** One failure of the catalogue, provoked for real, and the expected text. */
export interface Row {
  failure: string;
  /** The right that the rules refuse, to this row and the others of its group. */
  without?: Right;
  /** Another fault to provoke. */
  provoke?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** The text of the specification, in Thai. */
  text: string | RegExp;
}

export const PASSWORD = 'secret99';

/** A customer, an approved partner, a case between them and an admin, used by no other test. */
export async function world() {
  const id = Date.now().toString(36);
  const [customer, partner, admin] = [
    `failing-customer-${id}`,
    `failing-partner-${id}`,
    `failing-admin-${id}`,
  ];
  const emails = {
    customer: newEmail('failing'),
    partner: newEmail('failing-partner'),
    admin: newEmail('failing-admin'),
  };
  const app = getApp('e2e');
  await createAccount(app, {
    uid: customer,
    email: emails.customer,
    fullName: 'ลูกค้าผู้โชคร้าย',
    role: 'customer',
    password: PASSWORD,
  });
  await createAccount(app, {
    uid: partner,
    email: emails.partner,
    fullName: 'พันธมิตรผู้โชคร้าย',
    role: 'partner',
    password: PASSWORD,
    partner: { companyName: 'บริษัท โชคร้าย จำกัด', phone: '02-555-0100', status: 'Approved' },
  });
  await createAccount(app, {
    uid: admin,
    email: emails.admin,
    fullName: 'ผู้ดูแลผู้โชคร้าย',
    role: 'admin',
    password: PASSWORD,
  });
  const item = db.collection('cases').doc();
  await item.set(
    aCase({ user_id: customer, client_name: emails.customer, partner_id: partner, status: 'In Progress' }),
  );
  return { customer, partner, admin, emails, caseId: item.id };
}

/**
 * Provokes one failure after the other, and checks the text of each. The rights of all rows are removed together: what one of them has
 * lost must not be what another one needs.
 */
export async function walk(page: Page, uid: string, rows: readonly Row[]): Promise<void> {
  const rights = rows.flatMap(({ without }) => (without === undefined ? [] : [without]));
  await withoutRights(uid, rights, async () => {
    for (const { failure, provoke, act, text } of rows) {
      await test.step(failure, async () => {
        await provoke?.(page);
        await act(page);
        await expect(page.getByText(text).first()).toBeVisible();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.context().setOffline(false);
      });
    }
  });
}
