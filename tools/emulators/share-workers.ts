/**
 * Loaded into the Firebase CLI's process before the CLI (`node --import`), with the emulator of functions.
 *
 * The emulator starts a process for each function, and one more for each request that comes while it is busy: sixty
 * processes of up to 200 MB, of which each takes 0.9 s of processor time before its first request. Here every process
 * runs every function, with the messages that the CLI sends under `--inspect-functions`, but several run at the same time.
 *
 * As before, a process handles one request at a time, and a function that has run goes on in the same process while that is idle:
 * what it keeps in memory is found again.
 */
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

type Trigger = {
  /** With the region: `asia-southeast1-followCase`. */
  readonly id: string;
  readonly entryPoint: string;
  readonly timeoutSeconds?: number;
};

type Worker = {
  state: string;
  triggerKey: string;
  timeoutSeconds: number | undefined;
  sendDebugMsg: (target: object) => Promise<void>;
  request: (...args: unknown[]) => Promise<void>;
  runtime: { conn: { httpReqOpts: () => { socketPath: string } } };
};

type Pool = {
  workers: Map<string, Worker[]>;
  cleanUpWorkers: () => void;
};

const load = createRequire(import.meta.url);
const { RuntimeWorkerPool } = load('firebase-tools/lib/emulator/functionsRuntimeWorker.js') as {
  RuntimeWorkerPool: { prototype: object };
};
const { FunctionsEmulator } = load('firebase-tools/lib/emulator/functionsEmulator.js') as {
  FunctionsEmulator: { prototype: object };
};
const { getSignatureType } = load('firebase-tools/lib/emulator/functionsEmulatorShared.js') as {
  getSignatureType: (trigger: Trigger) => string;
};

const IDLE = 'IDLE';
const BUSY = 'BUSY';
const triggers = new Map<string, Trigger>();
/** The functions that each process was given requests for. A process without any is reserved for the request that it was started for. */
const ran = new WeakMap<Worker, Set<unknown>>();

replace(FunctionsEmulator.prototype, 'addTriggerRecord', (original) => (trigger, options) => {
  const { id } = trigger as Trigger;
  triggers.set(id, trigger as Trigger);
  return original(trigger, options);
});

// Tests that expect nothing wait until no event is left (`quiet` in `tests/functions/wait.ts`), instead of a fixed time.
replace(FunctionsEmulator.prototype, 'createHubServer', (original, self) => () => {
  const hub = original() as (request: IncomingMessage, response: ServerResponse) => void;
  const { workQueue } = self as { workQueue: { isWorking: () => boolean } };
  const server = createServer((request, response) => {
    if (request.url === '/is-working') response.end(JSON.stringify(workQueue.isWorking()));
    else hub(request, response);
  });
  return { listen: (port: number, host: string): Server => server.listen(port, host) };
});

// Where no process could be started, the emulator logs it and leaves the request without an answer: its sender would wait for minutes.
replace(FunctionsEmulator.prototype, 'handleHttpsTrigger', (original) => async (request, response) => {
  try {
    await original(request, response);
  } finally {
    const answer = response as ServerResponse;
    if (!answer.headersSent) answer.writeHead(503).end('The emulator has no process for this function.');
  }
});

// Without a target a process loads all functions, and waits for the message that names one.
replace(FunctionsEmulator.prototype, 'getSystemEnvs', (original) => () => ({
  ...(original() as object),
  FUNCTION_DEBUG_MODE: 'true',
}));

replace(RuntimeWorkerPool.prototype, 'getKey', () => () => '~shared~');

replace(RuntimeWorkerPool.prototype, 'getIdleWorker', (_, pool) => (id) => findIdle(pool as Pool, id));

replace(RuntimeWorkerPool.prototype, 'submitRequest', (_, pool) => async (id, request, response, body) => {
  const trigger = triggers.get(id as string);
  if (trigger === undefined) throw new Error(`The emulator has no function ${String(id)}.`);
  const worker = findIdle(pool as Pool, id);
  if (worker === undefined) throw new Error(`The emulator has no process for ${trigger.id}.`);
  worker.state = BUSY; // before anything is awaited: another request would choose it too
  worker.timeoutSeconds = trigger.timeoutSeconds;
  try {
    if (!ran.has(worker) || worker.triggerKey !== trigger.id) await tell(worker, trigger);
  } catch (error) {
    worker.state = IDLE;
    throw error;
  }
  ran.set(worker, (ran.get(worker) ?? new Set()).add(trigger.id));
  return worker.request(request, response, body, false);
});

/**
 * Names the function of the next request. The message and the request come on different channels, of which the process may read
 * either first; once it has answered a request that was sent after the message, it has read the message.
 */
async function tell(worker: Worker, trigger: Trigger): Promise<void> {
  worker.triggerKey = trigger.id;
  await worker.sendDebugMsg({
    functionTarget: trigger.entryPoint,
    functionSignature: getSignatureType(trigger),
  });
  await new Promise<void>((resolve) => {
    get({ ...worker.runtime.conn.httpReqOpts(), path: '/__/health' }, (response) => response.resume())
      .on('close', resolve)
      .on('error', () => resolve()); // the request itself will report it
  });
}

/**
 * A process that has run the function has loaded its code. A new process is for the request that it was started for: no other may leave
 * that one without a process.
 */
function findIdle(pool: Pool, id: unknown): Worker | undefined {
  pool.cleanUpWorkers();
  const idle = [...pool.workers.values()].flat().filter(({ state }) => state === IDLE);
  return (
    idle.find(({ triggerKey }) => triggerKey === id) ??
    idle.find((worker) => ran.get(worker)?.has(id)) ??
    idle.find((worker) => ran.has(worker))
  );
}

type Method = (...args: unknown[]) => unknown;

/** @throws TypeError when this version of the CLI has no such method */
function replace(owner: object, name: string, by: (original: Method, self: unknown) => Method): void {
  const original: unknown = Reflect.get(owner, name);
  if (typeof original !== 'function') throw new TypeError(`The Firebase CLI has no ${name} here.`);
  const replaced = function (this: unknown, ...args: unknown[]): unknown {
    return by((...given) => Reflect.apply(original, this, given) as unknown, this)(...args);
  };
  Reflect.set(owner, name, replaced);
}
