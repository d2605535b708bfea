import { readPortalOptions, servePortal } from './emulators/portal.ts';
import { main } from './failure.ts';
import { Interrupted } from './interrupt.ts';

const SUMMARY = `Builds the website and the functions, starts the emulators, loads the demo data when there is none, and serves
the portal until Ctrl-C. Data stay between runs in .data/.`;

await main(async () => {
  const options = readPortalOptions('start', SUMMARY, process.argv.slice(2));
  try {
    await servePortal(options, { hosted: true, open: async (suite) => suite.hostingOrigin });
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    console.log(error.message);
  }
  return 0;
});
