import { Worker } from 'node:worker_threads';
import type { RenderedArticle } from '@app/domain/contracts/render-page';
import type { Language } from '@app/domain/language';

/** How long an article may take, in ms; the longest that the limits allow takes a few hundred. */
const TIME_LIMIT = 10_000;

/** Runs in the thread: loads the renderer named in `workerData`, and renders one text after the other. */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
const loaded = import(workerData);
loaded.then(({ renderArticle }) => {
  parentPort.on('message', (text) => parentPort.postMessage(renderArticle(...text)));
  parentPort.postMessage('ready');
});
`;

/**
 * Renders articles in a worker thread, one after the other, and terminates the thread when an article takes too long:
 * nothing else stops a running parser.
 */
export class TimeLimitedRenderer {
  readonly #renderer: string;
  readonly #limit: number;
  #thread: Promise<Worker> | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  /** @param renderer the address of a module that exports `renderArticle` @param limit ms */
  constructor(renderer: string, limit: number = TIME_LIMIT) {
    this.#renderer = renderer;
    this.#limit = limit;
  }

  /**
   * @returns null when it took too long and was terminated, or ran out of memory
   * @throws Error when the renderer cannot be loaded
   */
  render(markdown: string, language: Language): Promise<RenderedArticle | null> {
    const mine = this.#queue.then(() => this.#renderNow([markdown, language]));
    this.#queue = mine.catch(() => undefined);
    return mine;
  }

  /** Whether a thread is running. */
  get isRunning(): boolean {
    return this.#thread !== null;
  }

  async #renderNow(text: [markdown: string, language: Language]): Promise<RenderedArticle | null> {
    this.#thread ??= start(this.#renderer);
    let thread: Worker;
    try {
      thread = await this.#thread;
    } catch (error) {
      this.#thread = null;
      throw error;
    }
    const answer = await new Promise<RenderedArticle | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), this.#limit);
      const settle = (rendered: RenderedArticle | null) => {
        clearTimeout(timer);
        resolve(rendered);
      };
      thread.once('message', settle);
      thread.once('error', () => settle(null));
      thread.once('exit', () => settle(null));
      // Keeps the process alive while a call waits; between two articles it may exit.
      thread.ref();
      thread.postMessage(text);
    });
    thread.removeAllListeners('message');
    if (answer === null) {
      this.#thread = null;
      await thread.terminate();
    } else thread.unref();
    return answer;
  }
}

function start(renderer: string): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, { eval: true, workerData: renderer });
    thread.once('message', () => {
      thread.removeListener('error', reject);
      // An error outside an article ends the thread, not the process.
      thread.on('error', () => undefined);
      thread.unref();
      resolve(thread);
    });
    thread.once('error', reject);
  });
}
