import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** The polling interval of the log, in milliseconds. */
const INTERVAL = 50;

export type LogFollower = {
  /** Reads what is left and stops. */
  readonly finish: () => Promise<void>;
};

/**
 * Passes on each line that a program writes to its log, colours removed. Uses a file and no pipe: when we are killed, a
 * program that writes to a pipe would end with us, and with it the data that the next run can still save.
 * @param begin where in the file to begin, in bytes
 */
export function followLog(path: string, begin: number, onLine: (line: string) => void): LogFollower {
  const end = new AbortController();
  const following = (async () => {
    const file = await open(path, 'r');
    try {
      const decoder = new TextDecoder();
      const buffer = Buffer.alloc(64 * 1024);
      let rest = '';
      let at = begin;
      for (;;) {
        const isLast = end.signal.aborted;
        for (;;) {
          const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
          if (bytesRead === 0) break;
          at += bytesRead;
          const lines = (rest + decoder.decode(buffer.subarray(0, bytesRead), { stream: true })).split('\n');
          rest = lines.pop() ?? '';
          for (const line of lines) if (line.trim() !== '') onLine(withoutColours(line));
        }
        if (isLast) return;
        await sleep(INTERVAL);
      }
    } finally {
      await file.close();
    }
  })();
  return {
    finish: () => {
      end.abort();
      return following;
    },
  };
}

function withoutColours(line: string): string {
  const escape = String.fromCharCode(27);
  return line
    .split(escape)
    .map((part, index) => (index === 0 ? part : part.replace(/^\[[0-9;]*m/, '')))
    .join('')
    .trimEnd();
}
