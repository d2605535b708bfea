import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

export type ProcessInfo = {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** When it has started, as the system writes it. */
  readonly started: string;
  readonly command: string;
};

/** Every visible process of this machine, from /proc if it exists, else from `ps`. */
export function listProcesses(): ProcessInfo[] {
  return existsSync('/proc/self/stat') ? fromProc() : fromPs();
}

/** Its place among the fields of /proc/[pid]/stat that follow the name (proc_pid_stat(5)). */
const START_TIME = 19;

function fromProc(): ProcessInfo[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name in parentheses may hold spaces and parentheses itself; what follows it is state, parent, group ...
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const [state, parent, group] = fields;
        if (state === 'Z') return []; // ended, and not yet reaped by its parent
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        const started = fields[START_TIME] ?? '';
        return [{ pid: Number(name), parent: Number(parent), group: Number(group), started, command }];
      } catch {
        return []; // it ended meanwhile
      }
    });
}

function fromPs(): ProcessInfo[] {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,ppid=,pgid=,lstart=,stat=,command='], {
    encoding: 'utf8',
  });
  return stdout.split('\n').flatMap((line) => {
    // `lstart` has five words: Mon Nov 30 00:23:28 2026.
    const [, pid, parent, group, started = '', state, command = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+((?:\S+\s+){4}\S+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined || state?.startsWith('Z')
      ? []
      : [{ pid: Number(pid), parent: Number(parent), group: Number(group), started, command }];
  });
}

/** A process and its descendants, as far as their parents still live. */
export function withDescendants(root: number, all: readonly ProcessInfo[]): ProcessInfo[] {
  const found = all.filter(({ pid }) => pid === root);
  for (const one of found)
    found.push(...all.filter(({ parent, pid }) => parent === one.pid && pid !== one.pid));
  return found;
}

/**
 * Those processes that are still alive, distinguished by their start from later ones with the same number. Not by their command: between
 * fork and exec a new process has that of its parent.
 */
export function stillAlive(processes: readonly ProcessInfo[]): ProcessInfo[] {
  const now = new Map(listProcesses().map((info) => [info.pid, info.started]));
  return processes.filter(({ pid, started }) => now.get(pid) === started);
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
  /** Also print the output immediately. */
  readonly show?: boolean;
  /** The program may ask its user: it has our terminal, and its output is not collected. */
  readonly terminal?: boolean;
  /** Runs with lower priority, including its children. */
  readonly givesWay?: boolean;
};
export type RunResult = { readonly code: number; readonly output: string };

const groups = new AsyncLocalStorage<Set<ChildProcess>>();
const outside = new Set<ChildProcess>();

/** The programs that `body` runs are a separate group for `endRunningPrograms`, which `body` calls for itself. */
export function withOwnPrograms<T>(body: () => Promise<T>): Promise<T> {
  return groups.run(new Set(), body);
}

/** Runs a program to its end and collects its output. Never rejects: a program that cannot be started has code 127. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    // A separate process group: a terminal's Ctrl-C reaches only us, and we end it with its children.
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: stdioOf(options),
      detached: true,
    });
    const running = groups.getStore() ?? outside;
    running.add(child);
    if (options.givesWay && child.pid !== undefined)
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
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

/** The program's input, output and errors. */
export function stdioOf({ terminal = false }: RunOptions): StdioOptions {
  return terminal ? 'inherit' : ['ignore', 'pipe', 'pipe'];
}

/** Ends every program that `runProgram` still runs in this group, with its children. */
export async function endRunningPrograms(): Promise<void> {
  const all = listProcesses();
  const running = groups.getStore() ?? outside;
  await endProcesses(
    [...running].flatMap((child) => (child.pid === undefined ? [] : withDescendants(child.pid, all))),
  );
}
