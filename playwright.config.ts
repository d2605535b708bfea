import { defineConfig, devices } from '@playwright/test';
import { optionalEnv, requiredEnv } from './tests/support/env.ts';

/** Without these Chromium waits for services that a test machine may not reach; a root user has no sandbox. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = optionalEnv('CHROMIUM_PATH');

export default defineConfig({
  testDir: 'tests/e2e',
  // One site and one database are shared by all tests.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: optionalEnv('CI') !== undefined,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: requiredEnv('HOSTING_ORIGIN'),
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [{ name: 'chromium' }],
});
