import * as z from 'zod/mini';

/** Firebase's own web configuration; public by nature. */
const firebaseConfigSchema = z.object({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  storageBucket: z.string(),
  appId: z.string(),
});

/** Ports of a local Emulator Suite; absent in production builds. */
const emulatorsSchema = z.object({
  auth: z.number(),
  firestore: z.number(),
  functions: z.number(),
  storage: z.number(),
});
export type EmulatorPorts = z.infer<typeof emulatorsSchema>;

function parse<T extends z.ZodMiniType>(name: string, text: string | undefined, schema: T): z.infer<T> {
  const result = z.safeParse(schema, text === undefined ? undefined : JSON.parse(text));
  if (result.success) return result.data;
  const bad = result.error.issues.map((issue) => issue.path.join('.') || '(all of it)').join(', ');
  throw new Error(`${name} is not what it should be: ${bad}`);
}

export const firebaseConfig = parse(
  'VITE_FIREBASE_CONFIG',
  import.meta.env.VITE_FIREBASE_CONFIG,
  firebaseConfigSchema,
);

/** Emulators are reachable from this machine alone, and only a build made for them knows them (SECURITY section 6). */
export const emulators: EmulatorPorts | null =
  import.meta.env.MODE === 'production' || import.meta.env.VITE_EMULATORS === undefined
    ? null
    : parse('VITE_EMULATORS', import.meta.env.VITE_EMULATORS, emulatorsSchema);
