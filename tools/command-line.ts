import { parseArgs } from 'node:util';
import { Failure, messageOf } from './failure.ts';

type Option = {
  readonly type: 'boolean' | 'string';
  readonly multiple?: boolean;
  /** What the flag does, for --help. */
  readonly help: string;
  /** The name of its value in --help. */
  readonly value?: string;
};

type Command<O extends Record<string, Option>> = {
  /** After `npm run`: `start`, `make-admin -- EMAIL`. */
  readonly usage: string;
  readonly summary: string;
  readonly options: O;
  /** How many positional arguments it takes. */
  readonly positionals?: number;
  /** Whether arguments after `--` go to another program; otherwise they would be silently ignored. */
  readonly handsOn?: boolean;
};

type Value<T extends Option> = T['type'] extends 'boolean'
  ? boolean | undefined
  : T['multiple'] extends true
    ? string[] | undefined
    : string | undefined;

export type CommandLine<O extends Record<string, Option>> = {
  readonly flags: { readonly [K in keyof O]: Value<O[K]> };
  readonly positionals: string[];
  /** The arguments after `--`, to be passed on. */
  readonly rest: string[];
};

/**
 * Reads a command's arguments. `--help` prints the help and ends the process.
 * @throws Failure naming the unknown argument and the help
 */
export function readCommandLine<const O extends Record<string, Option>>(
  command: Command<O>,
  argv: readonly string[],
): CommandLine<O> {
  const dashes = argv.indexOf('--');
  const own = dashes < 0 ? [...argv] : argv.slice(0, dashes);
  const rest = dashes < 0 ? [] : argv.slice(dashes + 1);
  if (own.includes('--help') || own.includes('-h')) {
    console.log(helpText(command));
    process.exit(0);
  }
  const parsed = parse(command, own);
  const isStray = rest.length > 0 && command.handsOn !== true;
  if (isStray || parsed.positionals.length !== (command.positionals ?? 0)) {
    throw new Failure(`Usage: npm run ${command.usage} (more with --help).`);
  }
  return { flags: parsed.values as CommandLine<O>['flags'], positionals: parsed.positionals, rest };
}

function parse(command: Command<Record<string, Option>>, args: string[]) {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { type, multiple = false }]) => [name, { type, multiple }]),
  );
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Failure(
      `${messageOf(error).split('. To specify')[0]}: see npm run ${command.usage.split(' ')[0]} -- --help.`,
    );
  }
}

export function helpText(command: Command<Record<string, Option>>): string {
  const flags = Object.entries(command.options).map(([name, option]) => {
    const flag = option.type === 'string' ? `--${name} ${option.value ?? 'VALUE'}` : `--${name}`;
    return `  ${flag.padEnd(24)} ${option.help}`;
  });
  return [`npm run ${command.usage}`, '', command.summary, ...(flags.length > 0 ? ['', ...flags] : [])].join(
    '\n',
  );
}

/** A whole number from 0 to `max`. @throws Failure naming the flag */
export function wholeNumber(flag: string, text: string | undefined, fallback: number, max: number): number {
  if (text === undefined) return fallback;
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= 0 && number <= max) return number;
  throw new Failure(`--${flag} takes a whole number from 0 to ${max}, not "${text}".`);
}

/** An emulator project id, `demo-portal` where none is given. @throws Failure unless it begins with `demo-`: nothing here may reach a real project */
export function demoProject(project = 'demo-portal'): string {
  if (/^demo-[a-z0-9-]{1,40}$/.test(project)) return project;
  throw new Failure(
    `--project takes an emulator project such as demo-two (demo- and then small letters, digits, hyphens), not "${project}".`,
  );
}
