import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { requiredEnv } from '../support/env.ts';
import type { Answer, Order, Service } from './messages.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** A process that runs tests against rules (worker.ts). */
export class Worker {
  readonly service: Service;
  readonly #process: ChildProcess;

  /** @param name part of the id of the project that holds its rules; the Storage emulator knows only the run's own project */
  constructor(service: Service, name: string) {
    this.service = service;
    const project = requiredEnv('PORTAL_PROJECT_ID');
    this.#process = fork(here('./worker.ts'), [service], {
      execArgv: ['--disable-warning=ExperimentalWarning', '--import', here('./use-runner.ts')],
      env: {
        ...process.env,
        PORTAL_MUTATION: '1',
        PORTAL_PROJECT_ID: service === 'storage' ? project : `${project}-${name}`,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  /** @throws the worker's error */
  ask(order: Order): Promise<Exclude<Answer, { fault: string }>> {
    return new Promise((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`A worker has ended (${code ?? 'killed'}).`));
      this.#process.once('exit', ended);
      this.#process.once('message', (answer: Answer) => {
        this.#process.off('exit', ended);
        if ('fault' in answer) reject(new Error(answer.fault));
        else resolve(answer);
      });
      this.#process.send(order);
    });
  }

  leave(): void {
    this.#process.kill();
  }
}

/** Gives each worker the next task as soon as it is free. */
export async function share<T>(
  workers: readonly Worker[],
  tasks: readonly T[],
  work: (worker: Worker, task: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  const turn = async (worker: Worker) => {
    for (let task = tasks[next++]; task !== undefined; task = tasks[next++]) await work(worker, task);
  };
  await Promise.all(workers.map(turn));
}
