/**
 * Loaded into the Firebase CLI's own process before the CLI (`node --import`). The CLI ends with all emulators, and with
 * what they hold in memory, at any error that escapes a handler: an object read while it is being deleted, or an address
 * that is not valid UTF-8 (`/%E0%A4%A`). Once the emulators are ready, such an error ends the one request alone.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { Server, ServerResponse } from 'node:http';

/** Named by `firebase-cli.ts`: the file is there as soon as the emulators are ready. */
const READY = process.env.PORTAL_EMULATORS_READY ?? '';

/** The answer to the request that the running code belongs to. */
const answers = new AsyncLocalStorage<object>();

wrap(Server.prototype, 'emit', (emit, [event, , response]) =>
  event === 'request' && response instanceof ServerResponse ? answers.run(response, emit) : emit(),
);

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

// The CLI's own servers name their framework where production names none; what a function sends comes in small letters.
wrap(ServerResponse.prototype, 'setHeader', (set, [name], self) => (name === 'X-Powered-By' ? self : set()));

/** Puts a function around a method of a Node object; `call` calls the method with the arguments as they are then. */
function wrap(
  owner: object,
  name: string,
  around: (call: () => unknown, args: unknown[], self: unknown) => unknown,
): void {
  const method: unknown = Reflect.get(owner, name);
  if (typeof method !== 'function') throw new TypeError(`Node has no ${name} here.`);
  const wrapped = new Proxy(method, {
    apply: (original, self, args: unknown[]) =>
      around(() => Reflect.apply(original, self, args) as unknown, args, self),
  });
  Reflect.set(owner, name, wrapped);
}

/** The program that evaluates Storage rules has ended: only a new start brings it back. */
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
