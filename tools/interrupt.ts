import { Failure } from './failure.ts';

const controller = new AbortController();

/** Aborted by the first Ctrl-C, SIGTERM or SIGHUP. Later ones are ignored, because stopping saves data. */
export const interrupted: AbortSignal = controller.signal;

export class Interrupted extends Failure {}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!interrupted.aborted) controller.abort(new Interrupted('Stopped.'));
  });
}

// `run.mjs` passes signals on, except when it is killed: its end also means to stop.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid !== parent && !interrupted.aborted) controller.abort(new Interrupted('Stopped.'));
}, 1_000);
watch.unref();

/** The promise, or a rejection as soon as the user interrupts. */
export function unlessInterrupted<T>(promise: Promise<T>): Promise<T> {
  interrupted.throwIfAborted();
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(interrupted.reason as Interrupted);
    interrupted.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => interrupted.removeEventListener('abort', stop));
  });
}
