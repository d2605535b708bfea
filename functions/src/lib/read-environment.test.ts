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
    exportAnswerBytes: 4_194_304,
    retentionDeletes: false,
  });
});

it('retention deletes when that is switched on, and not otherwise', () => {
  const deletes = (text: string) =>
    readEnvironment({ ...production, RETENTION_DELETES: text }).retentionDeletes;
  expect(deletes('true')).toBe(true);
  expect(deletes('false')).toBe(false);
});

it('in the emulator the bucket is the one the client uses, and App Check is off', () => {
  const emulator = { ...production, FUNCTIONS_EMULATOR: 'true' };
  expect(readEnvironment(emulator)).toMatchObject({
    bucket: 'firm.firebasestorage.app',
    enforceAppCheck: false,
  });
});

it('an answer may be made shorter, not longer than a call can bring', () => {
  const bytes = (text: string) =>
    readEnvironment({ ...production, EXPORT_ANSWER_BYTES: text }).exportAnswerBytes;
  expect(bytes('200')).toBe(200);
  for (const text of ['0', '-1', '1.5', 'many', '4194305']) {
    expect(() => bytes(text)).toThrow('EXPORT_ANSWER_BYTES');
  }
});

it('without a project nothing starts', () => {
  expect(() => readEnvironment({})).toThrow('GCLOUD_PROJECT');
});
