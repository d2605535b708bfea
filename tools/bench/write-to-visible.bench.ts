import { setTimeout as sleep } from 'node:timers/promises';
import { STATUSES_SET_BY_PARTNER, type CaseStatus } from '@app/domain/case';
import { pages } from '@app/domain/paths';
import { DEMO_CASES } from '@app/seed/demo-cases';
import { PERSONAS } from '@app/seed/personas';
import type { Browser, Page } from '@playwright/test';
import { loadDemoData } from '../emulators/demo-data.ts';
import type { Suite } from '../emulators/suite.ts';
import { Failure } from '../failure.ts';
import { inRepository } from '../repository.ts';
import type { Benchmark } from './benchmark.ts';
import { launchBrowser, signIn } from './browser.ts';
import { inMilliseconds, machine, median, percentile, table } from './figures.ts';
import { openFloor, type FloorSample } from './floor.ts';
import { whenClicked, whenShown } from './page-clock.ts';

/** Warm-up, not counted: the first event of a function starts its process. */
const WARM_UP = 4;
const REPETITIONS = 20;
/** Between two repetitions, in milliseconds: beyond twenty within a minute, notifications are folded into one. */
const PAUSE = 3_200;

/** One status saved, in milliseconds from the partner's click. */
type Sample = { readonly stamp: number; readonly notification: number } & FloorSample;

/**
 * From a partner's click on Save until the customer's open page shows it. The floor is measured in turn with it, so that
 * other load of the machine slows both.
 */
export const benchmark: Benchmark = { codebase: inRepository('tools', 'bench', 'bare-trigger'), onEmulators };

async function onEmulators(suite: Suite): Promise<void> {
  await loadDemoData(suite);
  const browser = await launchBrowser(suite);
  const floor = openFloor(suite);
  try {
    const { customer, partner } = await openBoth(browser, suite);
    const samples: Sample[] = [];
    for (let turn = 0; turn < WARM_UP + REPETITIONS; turn++) {
      const sample = { ...(await saveStatus(partner, customer)), ...(await floor.sample()) };
      if (turn >= WARM_UP) samples.push(sample);
      await sleep(PAUSE);
    }
    print(samples);
  } finally {
    await floor.close();
    await browser.close();
  }
}

/** The pages of both sides of one case, each in a separate browser context. */
async function openBoth(browser: Browser, suite: Suite): Promise<{ customer: Page; partner: Page }> {
  const { customer, partner } = PERSONAS;
  const item = DEMO_CASES.find(
    ({ owner, partner: assigned, status }) =>
      owner.uid === customer.uid && assigned?.uid === partner.uid && status === 'In Progress',
  );
  if (item === undefined) throw new Failure('The demo data have no case that these two work on.');
  const open = async (email: string, path: string) => {
    const context = await browser.newContext({
      baseURL: suite.hostingOrigin,
      locale: 'th-TH',
      serviceWorkers: 'block',
    });
    const page = await signIn(context, email);
    await page.goto(path);
    await page.locator('[data-status]').first().waitFor();
    return page;
  };
  const pair = {
    customer: await open(customer.email, pages.customerCase(item.id)),
    partner: await open(partner.email, pages.partnerCase(item.id)),
  };
  await pair.customer.locator(UNREAD).waitFor();
  return pair;
}

/** The stamp beside the title: the history below repeats the statuses. */
const STAMP = 'header > [data-status]';

/** The number on the bell. The demo customer has unread notifications, so there is one from the beginning. */
const UNREAD = '[data-testid="unread-count"]';

async function saveStatus(partner: Page, customer: Page): Promise<Pick<Sample, 'stamp' | 'notification'>> {
  const shown = await customer.locator(STAMP).getAttribute('data-status');
  const next = statusAfter(shown);
  const unread = Number(await customer.locator(UNREAD).textContent());
  const select = partner.locator('select[name=status]');
  await select.selectOption(next);
  const save = partner.locator('form', { has: select }).locator('button[type=submit]');
  const clicked = await whenClicked(partner);
  const stamp = await whenShown(customer, { selector: `${STAMP}[data-status="${next}"]` });
  const notification = await whenShown(customer, { selector: UNREAD, text: String(unread + 1) });
  await save.click();
  const begun = await clicked();
  return { stamp: (await stamp()) - begun, notification: (await notification()) - begun };
}

/** Cycles through the statuses that a partner may set. */
function statusAfter(shown: string | null): CaseStatus {
  const place = STATUSES_SET_BY_PARTNER.findIndex((status) => status === shown);
  return STATUSES_SET_BY_PARTNER[(place + 1) % STATUSES_SET_BY_PARTNER.length] ?? 'In Progress';
}

function print(samples: readonly Sample[]): void {
  const row = (what: string, key: keyof Sample, floor: keyof FloorSample, goal?: number) => {
    const values = samples.map((sample) => sample[key]);
    const ratio = median(values) / median(samples.map((sample) => sample[floor]));
    return [
      what,
      inMilliseconds(median(values)),
      inMilliseconds(percentile(values, 0.95)),
      String(values.length),
      goal === undefined ? '' : `${goal} ms`,
      key === floor ? 'is the floor' : `${ratio.toFixed(1)} x`,
    ];
  };
  console.log(machine());
  console.log(
    table(
      ['from the write until', 'p50', 'p95', 'n', 'goal', 'to its floor'],
      [
        row("the customer's open page shows the stamp", 'stamp', 'listener', 300),
        row('floor: a bare listener receives the write', 'listener', 'listener'),
        row("the customer's bell counts the notification", 'notification', 'trigger', 700),
        row('floor: a bare listener receives what a bare trigger copied', 'trigger', 'trigger'),
      ],
    ),
  );
}
