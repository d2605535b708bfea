import { expect, it } from 'vitest';
import { readEnvironment } from './read-environment.ts';

const production = {
  GCLOUD_PROJECT: 'firm',
  FIREBASE_CONFIG: JSON.stringify({ storageBucket: 'firm-files' }),
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
  });
});

it('in the emulator the bucket is the one the client uses, and App Check is off', () => {
  const emulator = { ...production, FUNCTIONS_EMULATOR: 'true' };
  expect(readEnvironment(emulator)).toMatchObject({
    bucket: 'firm.firebasestorage.app',
    enforceAppCheck: false,
  });
});

it('without a project nothing starts', () => {
  expect(() => readEnvironment({})).toThrow('GCLOUD_PROJECT');
});
