import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

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
  // A page that redirects at once ends the view transition that the browser had begun for it.
  /AbortError: Transition was skipped/,
  // Allowed, and needed without a graphics card.
  /WebGL|GPU stall/,
];

/** The requests that end a page's listeners have been answered within this time, in ms. */
const ENDED_WITHIN = 100;

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
 * Lets a page end its listeners before it is left (`web/src/lib/listen.ts`). The browser cancels what a page still sends while
 * it is being left, and the emulator goes on evaluating the listeners of a browser that has gone at every write: after 15
 * minutes of tests a write took 10 to 30 s (decision 160).
 */
async function endListeners(page: Page): Promise<void> {
  try {
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await page.waitForTimeout(ENDED_WITHIN);
  } catch {
    // Closed already, or between two pages.
  }
}

/** Ends the listeners of a page before each navigation of a test. */
function endBeforeLeaving(page: Page): void {
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
