import { defineConfig, devices } from '@playwright/test';
import { optionalEnv, requiredEnv } from './tests/support/env.ts';
import { TEST_CHROMIUM_FLAGS } from './tools/testing/chromium-flags.ts';

const executablePath = optionalEnv('CHROMIUM_PATH');
const isInCi = optionalEnv('CI') !== undefined;

/**
 * Specs that store nothing which another one counts, beside the others; both halves take about as long. Not among them are portal-weight,
 * which visits a page again when an admin's notification arrived meanwhile, and portal-shift, whose pages its toast would move: the
 * others cause many.
 */
const BESIDE =
  /(accounts|portal-(again|early|frame|hint|pages)|site-(form-errors|frame|home|hostile|html|pages|session|shift|speed|thai|toast)|wrong-input)\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  // One site and one database are shared by all tests: those that write go one after the other.
  workers: 2,
  fullyParallel: false,
  // A test that passes only when repeated is listed at the end of the run (decision 217).
  retries: isInCi ? 1 : 0,
  timeout: 300_000,
  // A busy machine is not a fault: events of the emulators come one after the other, and a burst of them takes its time.
  expect: { timeout: 40_000 },
  forbidOnly: isInCi,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: requiredEnv('HOSTING_ORIGIN'),
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // A new browser would keep the portal's files in each test; portal-again.spec.ts is about that.
    serviceWorkers: 'block',
    // A trace of every step costs a quarter of the time: `-- --trace on` for what is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: TEST_CHROMIUM_FLAGS, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    { name: 'demo data', testMatch: /demo-data\.setup\.ts/ },
    { name: 'beside', testMatch: BESIDE, dependencies: ['demo data'], workers: 1 },
    { name: 'people', testIgnore: BESIDE, dependencies: ['demo data'], workers: 1 },
  ],
});
