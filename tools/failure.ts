/** Ends a command with one sentence for its user: what is wrong and what to do. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** The text of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Runs a command and ends the process with its exit code; a `Failure` is one sentence and exit code 1. */
export async function main(command: () => Promise<number>): Promise<never> {
  try {
    process.exit(await command());
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  }
}
