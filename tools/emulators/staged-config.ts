import { HOST, type Ports } from './ports.ts';
import { configForProject, mapHeaders, type RootConfig } from './site-config.ts';

/**
 * A run's own firebase.json, made from the one for production: local paths, the run's ports, the
 * project's hosts and the emulators in the CSP.
 * @param codebases folders with additional functions
 */
export function stagedConfig(
  root: RootConfig,
  project: string,
  ports: Ports,
  hasUi: boolean,
  codebases: readonly string[] = [],
): RootConfig {
  const own = configForProject(root, { projectId: project, authDomain: `${project}.firebaseapp.com` });
  return {
    ...own,
    hosting: {
      ...own.hosting,
      public: 'web',
      headers: mapHeaders(own, (key, value) =>
        key === 'Content-Security-Policy' ? widen(value, sourcesOf(ports)) : value,
      ),
    },
    functions: [
      { source: 'functions', codebase: 'default', runtime: 'nodejs22' },
      ...codebases.map((name) => ({ source: name, codebase: name, runtime: 'nodejs22' })),
    ],
    emulators: {
      singleProjectMode: true,
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      functions: at(ports.functions),
      storage: at(ports.storage),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      ui: { enabled: hasUi, ...at(ports.ui) },
    },
  };
}

function at(port: number) {
  return { host: HOST, port };
}

/** The additional sources that a page built for the emulators may reach. */
function sourcesOf({ auth, firestore, functions, storage, hosting }: Ports): string {
  return [auth, firestore, functions, storage, hosting].map((port) => `http://${HOST}:${port}`).join(' ');
}

/** Adds sources to the directives that name where data comes from, and drops the upgrade to https. */
function widen(policy: string, sources: string): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
    .map((directive) =>
      /^(connect|img|frame|media)-src /.test(directive) ? `${directive} ${sources}` : directive,
    )
    .join('; ');
}
