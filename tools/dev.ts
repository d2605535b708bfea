import { followSources } from './emulators/follow-sources.ts';
import { readPortalOptions, servePortal } from './emulators/portal.ts';
import { buildWeb, type Suite } from './emulators/suite.ts';
import { serveWithVite } from './emulators/vite-server.ts';
import { main, messageOf } from './failure.ts';
import { Interrupted, unlessInterrupted } from './interrupt.ts';

const SUMMARY = `Starts the emulators with the same data as npm start, and serves the website with Vite: changes in web/ are
shown immediately, and functions and rules are reloaded when they change.`;

await main(async () => {
  const options = readPortalOptions('dev', SUMMARY, process.argv.slice(2));
  try {
    await servePortal(options, {
      hosted: false,
      open: async (suite) => {
        await followSources(suite);
        void buildRenderer(suite);
        return serveWithVite(suite);
      },
    });
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    console.log(error.message);
  }
  return 0;
});

/**
 * Builds what the functions need to render pages, mails and statements, while the site is served already. It does not follow changes:
 * the pages of the dev server do.
 */
async function buildRenderer({ project, ports, staging }: Suite): Promise<void> {
  try {
    await unlessInterrupted(buildWeb(project, ports, staging));
    console.log('functions: the pages and mails that they render are ready.');
  } catch (error) {
    if (error instanceof Interrupted) return;
    console.error(`functions: no page or mail can be rendered (${messageOf(error)})`);
  }
}
