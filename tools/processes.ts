import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

export type ProcessInfo = {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly command: string;
};

/** Every process of this machine that we may see, from /proc where there is one, else from `ps`. */
export function listProcesses(): ProcessInfo[] {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs();
}

function fromProc(): ProcessInfo[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name in parentheses may hold spaces and parentheses itself; what follows it is state, parent, group ...
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (state === 'Z') return []; // ended, and only not yet asked about by its parent
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return [{ pid: Number(name), parent: Number(parent), group: Number(group), command }];
      } catch {
        return []; // it ended while we looked
      }
    });
}

function fromPs(): ProcessInfo[] {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,ppid=,pgid=,stat=,command='], {
    encoding: 'utf8',
  });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, group, state, command] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined || state?.startsWith('Z')
      ? []
      : [{ pid: Number(pid), parent: Number(parent), group: Number(group), command: command ?? '' }];
  });
}

/** A process and all that it started, as far as their parents still live. */
export function withDescendants(root: number, all: readonly ProcessInfo[]): ProcessInfo[] {
  const found = all.filter(({ pid }) => pid === root);
  for (const one of found)
    found.push(...all.filter(({ parent, pid }) => parent === one.pid && pid !== one.pid));
  return found;
}

/** Those processes that live on, told from later ones with the same number by their command. */
export function stillAlive(processes: readonly ProcessInfo[]): ProcessInfo[] {
  const now = new Map(listProcesses().map((info) => [info.pid, info.command]));
  return processes.filter(({ pid, command }) => now.get(pid) === command);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has ended
  }
}

/** Asks these processes to end, and ends those that have not after `patience` milliseconds. */
export async function endProcesses(processes: readonly ProcessInfo[], patience = 3_000): Promise<void> {
  for (const name of ['SIGTERM', 'SIGKILL'] as const) {
    for (const { pid } of stillAlive(processes)) signal(pid, name);
    const deadline = Date.now() + patience;
    while (Date.now() < deadline && stillAlive(processes).length > 0) await sleep(50);
  }
}

export type RunOptions = {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Show the output as it comes, besides collecting it. */
  readonly show?: boolean;
  /** Gives way to other programs, with all that it starts. */
  readonly givesWay?: boolean;
};
export type RunResult = { readonly code: number; readonly output: string };

const running = new Set<ChildProcess>();

/** Runs a program to its end and collects what it says. Never rejects: a program that cannot be started has code 127. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    // Its own process group: a terminal's Ctrl-C reaches us alone, and we end it with all that it started.
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    if (options.givesWay && child.pid !== undefined)
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (options.show) process.stdout.write(text);
      });
    }
    const done = (code: number) => {
      running.delete(child);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

/** Ends every program that `runProgram` still runs, and what those have started. */
export async function endRunningPrograms(): Promise<void> {
  const all = listProcesses();
  await endProcesses(
    [...running].flatMap((child) => (child.pid === undefined ? [] : withDescendants(child.pid, all))),
  );
}
