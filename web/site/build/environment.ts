import type { Plugin } from 'vite';
import * as z from 'zod/mini';
import type { EmulatorPorts, FirebaseConfig } from '../../src/lib/firebase/env.ts';

const firebaseConfigSchema: z.ZodMiniType<FirebaseConfig> = z.object({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  storageBucket: z.string(),
  appId: z.string(),
});

const emulatorsSchema: z.ZodMiniType<EmulatorPorts> = z.object({
  auth: z.number(),
  firestore: z.number(),
  functions: z.number(),
  storage: z.number(),
});

/** @throws Error that names the variable and what is wrong with it */
function check(name: string, text: unknown, schema: z.ZodMiniType): void {
  const result = z.safeParse(schema, typeof text === 'string' ? JSON.parse(text) : undefined);
  if (result.success) return;
  const bad = result.error.issues.map((issue) => issue.path.join('.') || '(all of it)').join(', ');
  throw new Error(`${name} is not what it should be: ${bad}`);
}

/** @throws Error for an environment with which no page could begin */
export function checkEnvironment(env: Readonly<Record<string, unknown>>): void {
  check('VITE_FIREBASE_CONFIG', env['VITE_FIREBASE_CONFIG'], firebaseConfigSchema);
  if (env['VITE_EMULATORS'] !== undefined) check('VITE_EMULATORS', env['VITE_EMULATORS'], emulatorsSchema);
}

/**
 * Checks the environment at build time. It is then fixed in the built files, so browsers need not check it again, nor load
 * the code that does.
 */
export function environment(): Plugin {
  return {
    name: 'portal:environment',
    configResolved: ({ env }) => checkEnvironment(env),
  };
}
