import { paths } from '@app/domain/paths';
import {
  aCase,
  aCaseEvent,
  aCaseUpdate,
  aContact,
  anAuditEntry,
  aNotification,
  aPartner,
} from '@app/seed/builders';
import { aContactDigest, aDebtorContact } from '@app/seed/contact-builders';
import { PERSONAS } from '@app/seed/personas';
import type { Page } from '@playwright/test';
import { auth, db, demoData, newCustomer } from './support/server.ts';
import { LONG_NAMES as NAMES } from './support/long-names.ts';
import { readNameLines } from './support/name-lines.ts';
import { expect, test } from './support/person.ts';
import { bringSession } from './support/steps.ts';

/**
 * Names end their lines at spaces wherever they are shown, and inside no word of the browser's dictionary.
 */

test.beforeAll(demoData);

const PASSWORD = 'secret99';
type Name = keyof typeof NAMES;
const WIDTHS = [320, 360, 412, 560, 768, 1024, 1280];
/** Before everything else that waits, so that it heads the lists of what waits. */
const LONG_AGO = new Date(Date.UTC(2024, 0, 2));

interface Stored {
  caseId: string;
  applicant: string;
  customer: { uid: string; email: string };
  partner: { uid: string; email: string };
}
let stored: Stored;
const written: FirebaseFirestore.DocumentReference[] = [];

async function write(path: string, data: object): Promise<void> {
  const ref = db.doc(path);
  written.push(ref);
  await ref.set(data);
}

async function rename(uid: string, full_name: string): Promise<void> {
  await db.doc(paths.profile(uid)).update({ full_name });
}

test.beforeAll(async () => {
  const [customer, partner, applying] = await Promise.all([
    newCustomer('named', PASSWORD),
    newCustomer('worker', PASSWORD),
    newCustomer('applying', PASSWORD),
  ]);
  await write(
    paths.partner(partner.uid),
    aPartner({
      user_id: partner.uid,
      company_name: NAMES.company,
      contact_person: NAMES.worker,
      status: 'Approved',
      created_at: new Date(),
    }),
  );
  await write(
    paths.partner(applying.uid),
    aPartner({
      user_id: applying.uid,
      company_name: NAMES.applicant,
      contact_person: NAMES.applying,
      created_at: LONG_AGO,
    }),
  );
  await expect
    .poll(async () => (await auth.getUser(partner.uid)).customClaims?.['role'] as unknown, {
      timeout: 60_000,
    })
    .toBe('partner');
  await rename(partner.uid, NAMES.worker);
  await rename(customer.uid, NAMES.client);

  const caseId = db.collection('cases').doc().id;
  const now = new Date();
  await write(paths.contactDetails(customer.uid), {
    contact_person: NAMES.creditor,
    phone: '',
    best_time: '',
    updated_at: now,
  });
  await write(
    paths.case(caseId),
    aCase({
      user_id: customer.uid,
      client_name: customer.email,
      partner_id: partner.uid,
      status: 'In Progress',
      debtor_name: NAMES.debtor,
      created_at: now,
    }),
  );
  await write(
    paths.caseUpdate(caseId, 'note'),
    aCaseUpdate({
      case_id: caseId,
      user_id: partner.uid,
      author_name: NAMES.worker,
      author_role: 'partner',
      author_company: NAMES.company,
      created_at: now,
    }),
  );
  await write(
    paths.caseEvent(caseId, 'handed-over'),
    aCaseEvent({
      case_id: caseId,
      kind: 'handed_over',
      from_partner_id: PERSONAS.secondPartner.uid,
      to_partner_id: partner.uid,
      actor_name: NAMES.client,
      created_at: now,
    }),
  );
  await write(paths.contactDigest(caseId), aContactDigest({ case_id: caseId }));
  await write(
    paths.debtorContact(caseId, 'contact'),
    aDebtorContact({ case_id: caseId, actor_id: partner.uid, actor_name: NAMES.worker }),
  );
  await write(
    `notifications/${caseId}-names`,
    aNotification({
      user_id: customer.uid,
      kind: 'partner_registered',
      params: { company_name: NAMES.company },
      created_at: now,
    }),
  );
  await write(`contacts/${caseId}-spaced`, aContact({ name: NAMES.sender, created_at: LONG_AGO }));
  await write(`contacts/${caseId}-unspaced`, aContact({ name: NAMES.unspaced, created_at: LONG_AGO }));
  await write(
    `audit_log/${caseId}-names`,
    anAuditEntry({ actor_id: partner.uid, actor_name: NAMES.worker, at: now }),
  );
  stored = { caseId, customer, partner, applicant: applying.uid };
});

test.afterAll(async () => {
  for (const ref of written.reverse()) await db.recursiveDelete(ref);
});

/** Looks at the page at each width. @param names which of them it shows */
async function look(page: Page, where: string, names: readonly Name[]): Promise<void> {
  const wanted = names.map((name) => NAMES[name]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      const { found } = await page.evaluate(readNameLines, Object.values(NAMES));
      expect(found, `${where} at ${width}`).toEqual(expect.arrayContaining(wanted));
    }).toPass({ timeout: 40_000 });
    const { broken } = await page.evaluate(readNameLines, Object.values(NAMES));
    expect.soft(broken, `${where} at ${width}`).toEqual([]);
  }
}

async function visit(page: Page, address: string, names: readonly Name[]): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  await expect(page.locator('main h1')).toBeVisible();
  // Some parts are asked for when somebody is there.
  await page.mouse.move(600, 500);
  await page.keyboard.press('Shift');
  await look(page, address.replace(stored.caseId, ':id'), names);
}

test('on the pages of the office', async ({ page }) => {
  await bringSession(page, PERSONAS.admin.email);
  await visit(page, '/admin/dashboard', ['applicant', 'applying', 'sender', 'unspaced']);
  await visit(page, '/admin/cases', ['debtor', 'company']);
  await visit(page, `/admin/case/${stored.caseId}`, ['debtor', 'company', 'worker', 'client', 'creditor']);
  await visit(page, `/admin/case/${stored.caseId}/statement`, ['debtor']);
  await visit(page, '/admin/partners?tab=pending&sort=oldest', ['applicant', 'applying']);
  await visit(page, '/admin/partners?tab=all', ['company', 'worker']);
  await visit(page, `/admin/partner/${stored.partner.uid}`, ['company', 'worker']);
  await visit(page, '/admin/contact-messages?is_read=false&sort=oldest', ['sender', 'unspaced']);
  await visit(page, '/admin/audit', ['worker']);
  await visit(page, `/admin/partner/${stored.applicant}`, ['applicant', 'applying']);
  await page.getByRole('button', { name: 'ไม่อนุมัติ' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(NAMES.applicant);
  await look(page, 'the dialog of a rejection', ['applicant']);
});

test('on the pages of a partner', async ({ page }) => {
  await bringSession(page, stored.partner.email, PASSWORD);
  await visit(page, '/partner/dashboard', ['debtor', 'company']);
  await page.getByRole('button', { name: 'เมนูผู้ใช้' }).click();
  await expect(page.getByRole('menu')).toContainText(NAMES.worker);
  await look(page, 'the menu of the user', ['worker']);
  await visit(page, `/partner/case/${stored.caseId}`, ['debtor', 'worker', 'company', 'creditor']);
});

test('on the pages of a customer', async ({ page }) => {
  await bringSession(page, stored.customer.email, PASSWORD);
  await visit(page, '/dashboard', ['debtor']);
  await visit(page, `/dashboard/case/${stored.caseId}`, ['debtor', 'worker', 'company']);
  await visit(page, `/dashboard/case/${stored.caseId}/receipt`, ['debtor']);
  await visit(page, '/notifications', ['company']);
});
