import { expect, test } from 'vitest';
import { checkEnvironment } from './environment.ts';

const config = { apiKey: 'k', authDomain: 'a', projectId: 'p', storageBucket: 's', appId: 'i' };
const env = (emulators?: object, of: object = config) => ({
  VITE_FIREBASE_CONFIG: JSON.stringify(of),
  ...(emulators === undefined ? {} : { VITE_EMULATORS: JSON.stringify(emulators) }),
});

test('a whole environment builds a site, with emulators and without', () => {
  expect(() => checkEnvironment(env())).not.toThrow();
  expect(() => checkEnvironment(env({ auth: 1, firestore: 2, functions: 3, storage: 4 }))).not.toThrow();
});

test('the error names a missing variable', () => {
  expect(() => checkEnvironment({})).toThrow('VITE_FIREBASE_CONFIG is not what it should be: (all of it)');
  expect(() => checkEnvironment(env(undefined, { ...config, appId: undefined }))).toThrow(
    'VITE_FIREBASE_CONFIG is not what it should be: appId',
  );
  expect(() => checkEnvironment(env({ auth: 1, firestore: 2, functions: 'three', storage: 4 }))).toThrow(
    'VITE_EMULATORS is not what it should be: functions',
  );
});
