import { Failure } from './failure.ts';

/** A run of `firebase deploy`. */
export type Deployment = {
  /** The path of the configuration that is used instead of firebase.json. */
  readonly config: string;
  /** As the command line or `.firebaserc` names it: the CLI looks for `functions/.env.<name>` by an alias, too. */
  readonly project: string;
  /** Arguments that were given after a further `--`. */
  readonly rest: readonly string[];
  /** Whether somebody can answer the CLI's questions. */
  readonly asks: boolean;
};

/**
 * The arguments of the CLI. It asks before it retries functions, deletes functions or indexes, sets the policy that deletes old
 * images, or lets Storage's rules read Firestore. Without a terminal it refuses instead, or skips the question; `--force` is
 * never added here, because it also deletes what this checkout lacks (decision 220).
 */
export function deployArguments({ config, project, rest, asks }: Deployment): string[] {
  return [
    'deploy',
    '--config',
    config,
    '--project',
    project,
    ...(asks ? [] : ['--non-interactive']),
    ...rest,
  ];
}

/** What a deployment deploys when nothing is said. */
const ALL = ['firestore', 'storage', 'functions', 'hosting'];

/**
 * The targets of a deployment, with their filters, and its other arguments.
 * @throws Failure for functions without Hosting or the reverse: the pages that functions render name scripts of the same release
 */
export function targetsOf(rest: readonly string[]): { targets: string[]; others: string[] } {
  const others = [...rest];
  const at = others.findIndex((each) => each === '--only' || each.startsWith('--only='));
  if (at < 0) return { targets: ALL, others };
  const [flag = '', value] = others.splice(at, others[at] === '--only' ? 2 : 1);
  const targets = (value ?? flag.slice('--only='.length)).split(',');
  if (targets.includes(''))
    throw new Failure('Name the targets after --only, as in --only firestore,storage.');
  const kinds = targets.map(kindOf);
  const isPart = targets.some((target) => target.startsWith('functions:'));
  if (kinds.includes('functions') !== kinds.includes('hosting') || isPart)
    throw new Failure(
      'Functions and hosting are deployed together, because pages that functions render name scripts of the same release: name functions and hosting in --only, not functions:NAME, or neither.',
    );
  return { targets, others };
}

/** A target without its filter. */
export function kindOf(target: string): string {
  return target.split(':')[0] ?? target;
}

/** Whether both ends of the terminal are there; the CLI itself looks at the input alone. */
export function isTerminal({ stdin, stdout }: Pick<NodeJS.Process, 'stdin' | 'stdout'>): boolean {
  return stdin.isTTY && stdout.isTTY;
}
