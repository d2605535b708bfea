import type { Plugin } from 'vite';

/** What Hosting hands to functions besides pages with live content (firebase.json); the dev server does the same. */
const PLACES: Readonly<Record<string, string>> = {
  '/api/submitContact': 'submitContact',
  '/api/subscribe': 'subscribe',
  '^(/en|/zh)?/newsletter/(confirm|unsubscribe)': 'serveNewsletter',
  '^(/en|/zh)?/mail/stop': 'serveMailLink',
  '^(/en|/zh)?/verify([/?]|$)': 'serveDoor',
};

interface Settings {
  project: string;
  functionsPort: number;
}

/** The dev server's proxy to the functions emulator. */
export function proxyTo({ project, functionsPort }: Settings) {
  return Object.fromEntries(
    Object.entries(PLACES).map(([place, name]) => [
      place,
      {
        target: `http://127.0.0.1:${functionsPort}`,
        rewrite: (path: string) => `/${project}/asia-southeast1/${name}${path}`,
      },
    ]),
  );
}

/** Serves the public forms' addresses in development, as Hosting does elsewhere. */
export function toFunctions(): Plugin {
  return {
    name: 'portal:to-functions',
    apply: 'serve',
    config: () => {
      // Where the emulators are is said by the program that starts the dev server.
      const { VITE_FIREBASE_CONFIG: config, VITE_EMULATORS: emulators } = process.env;
      if (config === undefined || emulators === undefined) return {};
      const { projectId } = JSON.parse(config) as { projectId: string };
      const { functions } = JSON.parse(emulators) as { functions: number };
      return { server: { proxy: proxyTo({ project: projectId, functionsPort: functions }) } };
    },
  };
}
