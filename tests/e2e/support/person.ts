import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
} from '@playwright/test';

/** Console messages that are no fault, each with its reason. */
const HARMLESS = [
  // Some tests provoke a refused request; the message to the user is asserted on the screen.
  /Failed to load resource: the server responded with a status of 4\d\d/,
  /RestConnection RPC '\w+' \S+ failed with error:\s+\{"code":"(permission-denied|unavailable)"/,
  // The SDK retries a transaction that conflicts with another writer, such as the server's own functions.
  /RestConnection RPC 'Commit' \S+ failed with error:\s+\{"code":"(failed-precondition|aborted)"/,
  // The test took the network away.
  /net::ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED|CONNECTION_REFUSED|CONNECTION_RESET|NAME_NOT_RESOLVED|NETWORK_CHANGED)/,
  /Failed to fetch dynamically imported module/,
  /Could not reach Cloud Firestore backend|WebChannelConnection RPC|Disconnecting idle stream/,
  // A page that redirects at once ends the view transition that the browser had begun for it, and so does a slow one.
  /(Abort|Timeout|InvalidState)Error: Transition was (skipped|aborted)/,
  // Blocked in playwright.config.ts.
  /Service Worker registration blocked by Playwright/,
  // Allowed, and needed without a graphics card.
  /WebGL|GPU stall/,
];

/** A user with a separate browser: own cookies, own storage, and a console that is expected to stay empty. */
export interface Person {
  name: string;
  context: BrowserContext;
  page: Page;
  /** Unexpected lines of the console. */
  complaints: string[];
}

interface Fixtures {
  /** Opens a browser for another person; all are closed and their consoles checked when the test ends. */
  person: (name: string, options?: Parameters<Browser['newContext']>[0]) => Promise<Person>;
}

export const test = base.extend<Fixtures>({
  // One connection per request: the server may close a kept-alive one at the moment at which it is used again.
  request: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ extraHTTPHeaders: { connection: 'close' } });
    await use(request);
    await request.dispose();
  },
  page: async ({ page }, use) => {
    endBeforeLeaving(page);
    await use(page);
    await endListeners(page);
  },
  person: async ({ browser }, use) => {
    const people: Person[] = [];
    await use(async (name, options) => {
      const context = await browser.newContext({ locale: 'th-TH', timezoneId: 'Asia/Bangkok', ...options });
      context.on('page', endBeforeLeaving);
      const page = await context.newPage();
      const someone = { name, context, page, complaints: listen(page) };
      people.push(someone);
      return someone;
    });
    const complaints = people.flatMap((someone) =>
      someone.complaints.map((line) => `${someone.name}: ${line}`),
    );
    await Promise.all(people.map(({ context }) => leave(context)));
    expect(complaints).toEqual([]);
  },
});

export { expect };

/**
 * Lets a page end its listeners before it is left (`web/src/lib/live/restorable-listener.ts`). The browser cancels what a page still sends while
 * it is being left, and the emulator goes on evaluating the listeners of a browser that has gone at every write: after 15
 * minutes of tests a write took 10 to 30 s (decision 160).
 */
export async function endListeners(page: Page): Promise<void> {
  try {
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    // The first message goes alone, the others together when it has been answered.
    for (let quiet = 0, looks = 0; quiet < 2 && looks < 60; looks += 1) {
      await page.waitForTimeout(25);
      quiet = unanswered.get(page) === 0 ? quiet + 1 : 0;
    }
  } catch {
    // Closed already, or between two pages.
  }
}

/** The messages of each page to its listeners that have not been answered. */
const unanswered = new WeakMap<Page, number>();

function countUnanswered(page: Page): void {
  const count = (by: number) => (request: Request) => {
    if (request.method() === 'POST' && request.url().includes('/Listen/channel'))
      unanswered.set(page, (unanswered.get(page) ?? 0) + by);
  };
  unanswered.set(page, 0);
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
}

/** Ends the listeners of a page before each navigation of a test. */
function endBeforeLeaving(page: Page): void {
  countUnanswered(page);
  const { goto, reload } = page;
  page.goto = async (...given) => {
    await endListeners(page);
    return goto.apply(page, given);
  };
  page.reload = async (...given) => {
    await endListeners(page);
    return reload.apply(page, given);
  };
}

async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map(endListeners));
  await context.close();
}

/** Records unexpected messages of the page. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  const note = (line: string) => {
    if (!HARMLESS.some((pattern) => pattern.test(line))) complaints.push(line);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  return complaints;
}
