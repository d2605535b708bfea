import { HOST, type Ports } from './ports.ts';

type Header = { readonly key: string; readonly value: string };
type HeaderRule = { readonly source: string; readonly headers: readonly Header[] };

/** The parts of the root firebase.json that a run changes. */
export type RootConfig = {
  readonly hosting: { readonly headers?: readonly HeaderRule[]; readonly [key: string]: unknown };
  readonly functions?: unknown;
  readonly [key: string]: unknown;
};

/** What a page built for the emulators may connect to besides what it may in production. */
const EMULATOR_SOURCES = 'http://127.0.0.1:* http://localhost:* ws://127.0.0.1:* ws://localhost:*';

/**
 * A run's own firebase.json, made from the one for production: local paths, the run's ports, the emulators in the CSP.
 * @param codebases folders with further functions, beside the product's own
 */
export function stagedConfig(
  root: RootConfig,
  ports: Ports,
  hasUi: boolean,
  codebases: readonly string[] = [],
): Record<string, unknown> {
  return {
    ...root,
    hosting: { ...root.hosting, public: 'web', headers: root.hosting.headers?.map(allowEmulators) ?? [] },
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

function allowEmulators(rule: HeaderRule): HeaderRule {
  return {
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === 'Content-Security-Policy' ? { ...header, value: widen(header.value) } : header,
    ),
  };
}

/** Adds the emulators to the directives that name where data comes from, and drops the upgrade to https. */
function widen(policy: string): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
    .map((directive) =>
      /^(connect|img|frame|media)-src /.test(directive) ? `${directive} ${EMULATOR_SOURCES}` : directive,
    )
    .join('; ');
}
