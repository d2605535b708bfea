/**
 * Loaded into the Firebase CLI's process before the CLI (`node --import`). The CLI ends with all emulators and their
 * in-memory data at any uncaught error: an object read while it is being deleted, or an address that is not valid UTF-8
 * (`/%E0%A4%A`). Once the emulators are ready, such an error only ends its request.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { Server, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

/** Loads what the CLI itself loads. */
const load = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));

/** Named by `firebase-cli.ts`: the file exists as soon as the emulators are ready. */
const READY = process.env.PORTAL_EMULATORS_READY ?? '';

/** The response to the request of the running code. */
const answers = new AsyncLocalStorage<object>();

/**
 * In ms. A server closes a connection that is idle for five seconds, unless it says otherwise, and a request that a client sends on it at
 * that moment fails (EPIPE): seen while demo data were uploaded.
 */
const IDLE_CONNECTION = 10 * 60_000;

wrap(Server.prototype, 'emit', (emit, [event, , response], self) => {
  if (event === 'listening' && self instanceof Server) self.keepAliveTimeout = IDLE_CONNECTION;
  return event === 'request' && response instanceof ServerResponse ? answers.run(response, emit) : emit();
});

wrap(process, 'on', (on, args) => {
  const [event, listener] = args;
  if (event === 'uncaughtException' && typeof listener === 'function') {
    args[1] = (error: unknown, ...more: unknown[]) => {
      if (existsSync(READY) && !isFatal(error)) endRequest(error);
      else Reflect.apply(listener, process, [error, ...more]);
    };
  }
  return on();
});

// Its debug log has each request to an emulator and all that Firestore prints: a tenth of its processor time, for a file that is
// deleted at the end.
const logging = load('./lib/logger.js') as {
  logger: { debug: () => void };
  useFileLogger: () => string;
};
logging.useFileLogger = () => '';
logging.logger.debug = () => undefined;

// The emulator of Auth compiles the schemas of all requests and answers when it starts: two thirds of the processor time until
// the emulators are ready.
wrap(load('exegesis-express') as object, 'middleware', (start, args) => {
  args[1] = { ...(args[1] as object), lazyCompileValidationSchemas: true };
  return start();
});

// The CLI's servers send a header that names their framework, unlike production; headers of functions are lower case.
wrap(ServerResponse.prototype, 'setHeader', (set, [name], self) => (name === 'X-Powered-By' ? self : set()));

/** Wraps a method of an object; `call` calls the method with the current arguments. */
function wrap(
  owner: object,
  name: string,
  around: (call: () => unknown, args: unknown[], self: unknown) => unknown,
): void {
  const method: unknown = Reflect.get(owner, name);
  if (typeof method !== 'function') throw new TypeError(`There is no ${name} here.`);
  const wrapped = new Proxy(method, {
    apply: (original, self, args: unknown[]) =>
      around(() => Reflect.apply(original, self, args) as unknown, args, self),
  });
  Reflect.set(owner, name, wrapped);
}

/** The process that evaluates Storage rules has ended: only a restart of the emulators brings it back. */
function isFatal(error: unknown): boolean {
  return error instanceof Error && error.message.includes('rules runtime not available');
}

function endRequest(error: unknown): void {
  console.error('⚠  portal: an error ended one request:', error);
  const response = answers.getStore();
  if (!(response instanceof ServerResponse)) return;
  if (response.headersSent) response.destroy();
  else response.writeHead(statusOf(error)).end();
}

function statusOf(error: unknown): number {
  if (error instanceof URIError) return 400;
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 404 : 500;
}
