import { expect, it } from 'vitest';
import { assertDemo } from './demo-project.ts';

const EMULATORS = {
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:2',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:3',
};

it('a demo project on emulators may be seeded', () => {
  expect(() => assertDemo('demo-portal', EMULATORS)).not.toThrow();
});

it.each(['portal', 'demo-', 'my-demo-portal', ''])('project %j may not be seeded', (projectId) => {
  expect(() => assertDemo(projectId, EMULATORS)).toThrow('Refusing');
});

it.each(Object.keys(EMULATORS))('without %s no project may be seeded', (name) => {
  expect(() => assertDemo('demo-portal', { ...EMULATORS, [name]: undefined })).toThrow(name);
});
