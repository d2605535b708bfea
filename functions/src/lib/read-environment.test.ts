import { expect, it } from 'vitest';
import { readEnvironment } from './read-environment.ts';

const production = {
  GCLOUD_PROJECT: 'firm',
  FIREBASE_CONFIG: JSON.stringify({ storageBucket: 'firm-files' }),
  SITE_ORIGIN: 'https://firm.co.th',
  SITE_ORIGINS: 'https://firm.co.th, https://www.firm.co.th',
  ENFORCE_APP_CHECK: 'true',
};

it('in production the project’s bucket, origins and App Check hold', () => {
  expect(readEnvironment(production)).toEqual({
    isEmulator: false,
    bucket: 'firm-files',
    siteOrigins: [
      'https://firm.web.app',
      'https://firm.firebaseapp.com',
      'https://firm.co.th',
      'https://www.firm.co.th',
    ],
    enforceAppCheck: true,
    exportAnswerBytes: 4_194_304,
    retentionDeletes: false,
    sweepDeletes: true,
    hostingOrigin: null,
    siteFolder: null,
    proxies: 1,
    limits: { contactsPerAddress: 20, subscriptionsPerAddress: 20, doorTriesPerAddress: 10, formsInAll: 300 },
  });
});

it('limits may be other ones, never fewer than five an hour and address', () => {
  const limits = (name: string, text: string) => readEnvironment({ ...production, [name]: text }).limits;
  expect(limits('CONTACTS_PER_ADDRESS', '5').contactsPerAddress).toBe(5);
  expect(limits('SUBSCRIPTIONS_PER_ADDRESS', '50').subscriptionsPerAddress).toBe(50);
  for (const name of [
    'CONTACTS_PER_ADDRESS',
    'SUBSCRIPTIONS_PER_ADDRESS',
    'DOOR_TRIES_PER_ADDRESS',
    'FORMS_IN_ALL',
  ])
    for (const text of ['4', '5.5', 'many', '-1']) expect(() => limits(name, text)).toThrow(name);
});

it('links lead to the emulators’ site only in the emulators: production cannot change their target', () => {
  const elsewhere = { ...production, HOSTING_ORIGIN: 'http://127.0.0.1:5002' };
  expect(readEnvironment(elsewhere).hostingOrigin).toBeNull();
  expect(readEnvironment({ ...elsewhere, FUNCTIONS_EMULATOR: 'true' }).hostingOrigin).toBe(
    'http://127.0.0.1:5002',
  );
});

it('pages and mails are rendered by the program in another folder only in the emulators', () => {
  const elsewhere = { ...production, SITE_FOLDER: '/elsewhere/site' };
  expect(readEnvironment(elsewhere).siteFolder).toBeNull();
  expect(readEnvironment({ ...elsewhere, FUNCTIONS_EMULATOR: 'true' }).siteFolder).toBe('/elsewhere/site');
});

it('retention deletes when that is switched on, and not otherwise', () => {
  const deletes = (text: string) =>
    readEnvironment({ ...production, RETENTION_DELETES: text }).retentionDeletes;
  expect(deletes('true')).toBe(true);
  expect(deletes('false')).toBe(false);
});

it('the site may call from its own address without further origins, which is listed once', () => {
  const { SITE_ORIGINS: _none, ...alone } = production;
  const origins = (origin: string) => readEnvironment({ ...alone, SITE_ORIGIN: origin }).siteOrigins;
  expect(origins('https://firm.co.th')).toContain('https://firm.co.th');
  const own = ['https://firm.web.app', 'https://firm.firebaseapp.com'];
  expect(origins('https://firm.web.app')).toEqual(own);
  expect(origins('')).toEqual(own);
});

it('the sweep of files deletes unless that is switched off', () => {
  const deletes = (text: string) => readEnvironment({ ...production, SWEEP_DELETES: text }).sweepDeletes;
  expect(deletes('false')).toBe(false);
  expect(deletes('true')).toBe(true);
  expect(() => deletes('')).toThrow('SWEEP_DELETES');
});

it('in the emulator the bucket is the one the client uses, and App Check is off', () => {
  const emulator = { ...production, FUNCTIONS_EMULATOR: 'true' };
  expect(readEnvironment(emulator)).toMatchObject({
    bucket: 'firm.firebasestorage.app',
    enforceAppCheck: false,
  });
});

it('an answer’s limit may be lowered, not raised beyond what a call can return', () => {
  const bytes = (text: string) =>
    readEnvironment({ ...production, EXPORT_ANSWER_BYTES: text }).exportAnswerBytes;
  expect(bytes('200')).toBe(200);
  for (const text of ['0', '-1', '1.5', 'many', '4194305']) {
    expect(() => bytes(text)).toThrow('EXPORT_ANSWER_BYTES');
  }
});

it('fails without a project', () => {
  expect(() => readEnvironment({})).toThrow('GCLOUD_PROJECT');
});
