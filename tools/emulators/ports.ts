import { connect, createServer, type Server } from 'node:net';
import { Failure } from '../failure.ts';

export const HOST = '127.0.0.1';

/**
 * Every port that a run takes, at offset 0. No two differ by a multiple of 1,000, so runs whose offsets are multiples
 * of 1,000 never collide. `guard` is held by our program during a run: a lock that ends with its owner.
 */
const BASE_PORTS = {
  hosting: 5002,
  auth: 9099,
  firestore: 8080,
  functions: 5001,
  storage: 9199,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  firestoreWebsocket: 9150,
  ui: 4000,
  vite: 5173,
  guard: 4399,
} as const;

export type PortName = keyof typeof BASE_PORTS;
export type Ports = Readonly<Record<PortName, number>>;

/** The largest offset that keeps every port below 65,536. */
export const MAX_OFFSET = 56_000;

export function portsAt(offset: number): Ports {
  return Object.fromEntries(Object.entries(BASE_PORTS).map(([name, port]) => [name, port + offset])) as Ports;
}

const NAMES: Record<PortName, string> = {
  hosting: 'the website',
  auth: 'the Auth emulator',
  firestore: 'the Firestore emulator',
  functions: 'the Functions emulator',
  storage: 'the Storage emulator',
  hub: 'the emulator hub',
  logging: 'the emulator log',
  eventarc: 'the Eventarc emulator',
  tasks: 'the Tasks emulator',
  firestoreWebsocket: "the Firestore emulator's websocket",
  ui: 'the Emulator UI',
  vite: "Vite's dev server",
  guard: 'this program',
};

/** The first of the ports that another program holds. */
export async function takenPort(ports: Partial<Ports>): Promise<PortName | null> {
  for (const [name, port] of Object.entries(ports)) if (!(await isFree(port))) return name as PortName;
  return null;
}

function takenPortSentence(name: PortName, ports: Ports): string {
  return `Port ${ports[name]}, which ${NAMES[name]} needs, is taken by another program: stop that program, or move all ports aside with --port-offset 1000.`;
}

/** Checks twice: on macOS one can listen beside a server on all addresses, so that no server may answer either. */
export async function isFree(port: number): Promise<boolean> {
  if ((await answers(port, HOST)) || (await answers(port, '::1'))) return false;
  const server = await listen(port);
  if (server === null) return false;
  await new Promise((done) => server.close(done));
  return true;
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const done = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(500, () => done(false));
    socket.on('connect', () => done(true)).on('error', () => done(false));
  });
}

function listen(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.on('error', () => resolve(null));
    server.listen({ port, host: HOST, exclusive: true }, () => resolve(server));
  });
}

export type Claim = { readonly ports: Ports; readonly offset: number; readonly release: () => Promise<void> };

/** Claims the ports at one offset. @throws Failure naming the taken port and the flag */
export async function claimPorts(offset: number): Promise<Claim> {
  const ports = portsAt(offset);
  const taken = await takenPort(ports);
  if (taken !== null) throw new Failure(takenPortSentence(taken, ports));
  const guard = await listen(ports.guard);
  if (guard === null) throw new Failure(takenPortSentence('guard', ports));
  return { ports, offset, release: () => new Promise((done) => void guard.close(() => done())) };
}

/** Offsets for runs on any ports: above the usual servers, below the system's ephemeral range. */
export const FREE_OFFSETS = Array.from({ length: 14 }, (_, index) => 10_000 + index * 1_000);

/** Claims the ports of the first offset where all are free; concurrent runs never get the same. */
export async function claimFreePorts(offsets: readonly number[] = FREE_OFFSETS): Promise<Claim> {
  for (const offset of offsets) {
    try {
      return await claimPorts(offset);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
  throw new Failure(
    `No free ports were found at any offset from ${offsets[0]} to ${offsets.at(-1)}: stop some of what is running.`,
  );
}
