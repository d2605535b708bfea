import { constants, getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
  endProcesses,
  endRunningPrograms,
  listProcesses,
  runProgram,
  stdioOf,
  stillAlive,
  withDescendants,
  withOwnPrograms,
} from './processes.ts';

it('a program is run to its end, and its output is collected', async () => {
  const script = 'console.log("out"); console.error("err"); process.exitCode = 3';
  const { code, output } = await runProgram(process.execPath, ['-e', script]);
  expect(code).toBe(3);
  expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
});

it('a program has our terminal only if it may ask', () => {
  expect(stdioOf({ terminal: true })).toBe('inherit');
  expect(stdioOf({})).toEqual(['ignore', 'pipe', 'pipe']);
});

it('a program that cannot be started has code 127', async () => {
  expect((await runProgram('/nowhere/at-all', [])).code).toBe(127);
});

it('programs are ended with their children, even one that ignores signals', async () => {
  const stubborn = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)';
  const starts = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(stubborn)}], { detached: true }); setInterval(() => {}, 1000)`;
  const running = runProgram(process.execPath, ['-e', starts]);
  const tree = async () => {
    for (;;) {
      const all = listProcesses();
      const mine = withDescendants(process.pid, all).filter(
        ({ command }) => command.includes('SIGTERM", () => {}') || command.includes('SIGTERM'),
      );
      if (mine.length === 2) return mine;
      await sleep(20);
    }
  };
  const both = await tree();
  await endProcesses(both, 300);
  // A killed process ends when it gets its next turn.
  await expect.poll(() => stillAlive(both), { timeout: 10_000 }).toEqual([]);
  await endRunningPrograms();
  expect((await running).code).not.toBe(0);
});

it('a group ends its own programs, and no other', async () => {
  const lasting = () => runProgram(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const one = withOwnPrograms(async () => {
    const program = lasting();
    await endRunningPrograms();
    return program;
  });
  const other = lasting();
  expect((await one).code).not.toBe(0);
  expect(await Promise.race([other, sleep(500, 'running')])).toBe('running');
  await endRunningPrograms();
  expect((await other).code).not.toBe(0);
});

it('a later process with the same number is not confused with the ended one', () => {
  const [own] = listProcesses().filter(({ pid }) => pid === process.pid);
  expect(own).toBeDefined();
  if (own === undefined) return;
  expect(stillAlive([own])).toEqual([own]);
  expect(stillAlive([{ ...own, started: 'some other time' }])).toEqual([]);
});

it('a process that has executed another program since it was listed is the same process', () => {
  const [own] = listProcesses().filter(({ pid }) => pid === process.pid);
  expect(own).toBeDefined();
  if (own === undefined) return;
  const before = { ...own, command: 'the command of its parent' };
  expect(stillAlive([before])).toEqual([before]);
});

it.each([true, false])(
  'a program with givesWay %s has the expected priority, with its children',
  async (givesWay) => {
    const child = "console.log(require('node:os').getPriority())";
    const script = `setTimeout(() => require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' }), 200)`;
    const { output } = await runProgram(process.execPath, ['-e', script], { givesWay });
    expect(Number(output)).toBe(givesWay ? constants.priority.PRIORITY_BELOW_NORMAL : getPriority());
  },
);
