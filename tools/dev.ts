import { buildRenderer } from './emulators/build-renderer.ts';
import { followSources } from './emulators/follow-sources.ts';
import { readPortalOptions, servePortal } from './emulators/portal.ts';
import { buildWeb } from './emulators/suite.ts';
import { serveWithVite } from './emulators/vite-server.ts';
import { main } from './failure.ts';
import { Interrupted } from './interrupt.ts';

const SUMMARY = `Starts the emulators with the same data as npm start, and serves the website with Vite: changes in web/ are
shown immediately, and functions and rules are reloaded when they change.`;

await main(async () => {
  const options = readPortalOptions('dev', SUMMARY, process.argv.slice(2));
  try {
    await servePortal(options, {
      hosted: false,
      open: async (suite) => {
        await followSources(suite);
        const address = await serveWithVite(suite);
        // Afterwards, because it needs the processors for half a minute.
        void buildRenderer(() => buildWeb(suite.project, suite.ports, suite.staging));
        return address;
      },
    });
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    console.log(error.message);
  }
  return 0;
});
