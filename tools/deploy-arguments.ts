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

/** Whether both ends of the terminal are there; the CLI itself looks at the input alone. */
export function isTerminal({ stdin, stdout }: Pick<NodeJS.Process, 'stdin' | 'stdout'>): boolean {
  return stdin.isTTY && stdout.isTTY;
}
