import { recount } from '@app/seed/recount';
import { recountMoney } from '@app/seed/recount-money';
import { PROJECT_OPTIONS, projectOf } from './accounts/connect.ts';
import { readCommandLine } from './command-line.ts';
import { main } from './failure.ts';

const SUMMARY = `Rebuilds the case counters of the admin overview and corrects wrong totals; needed once for a project whose
cases are older than the counters. Works in the emulators unless a real project is named. No downtime.`;

await main(async () => {
  const command = { usage: 'recount', summary: SUMMARY, options: PROJECT_OPTIONS };
  const { flags } = readCommandLine(command, process.argv.slice(2));
  const { id, db } = await projectOf(flags);
  const { cases, mended, shards, malformed } = await recount(db);
  console.log(`${cases} cases of ${id}: ${mended} recounted, ${shards} totals corrected.`);
  for (const path of malformed) console.error(`Skipped (malformed): ${path}`);
  const money = await recountMoney(db);
  console.log(`Balances: ${money.mended} rebuilt, ${money.shards} totals of money corrected.`);
  for (const path of money.malformed) console.error(`Skipped (malformed payment or promise): ${path}`);
  return malformed.length + money.malformed.length === 0 ? 0 : 1;
});
