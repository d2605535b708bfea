import { messageOf } from '../failure.ts';
import { Interrupted, unlessInterrupted } from '../interrupt.ts';

/**
 * Builds what the functions need to render pages, mails and statements, while the site is served already, and reports the end. A
 * second time if it fails: a build whose first script is new writes firebase.json and fails, and the next one succeeds. It does not
 * follow changes: the pages of the dev server do.
 */
export async function buildRenderer(build: () => Promise<unknown>): Promise<void> {
  const attempt = () => unlessInterrupted(build());
  try {
    await attempt().catch((error: unknown) => {
      if (error instanceof Interrupted) throw error;
      return attempt();
    });
    console.log('functions: the pages and mails that they render are ready.');
  } catch (error) {
    if (error instanceof Interrupted) return;
    console.error(`functions: no page or mail can be rendered (${messageOf(error)})`);
  }
}
