import { recount } from '@app/seed/recount';
import { recountCommitments } from '@app/seed/recount-commitments';
import { recountMoney } from '@app/seed/recount-money';
import { recountParties } from '@app/seed/recount-parties';
import { PROJECT_OPTIONS, projectOf } from './accounts/connect.ts';
import { readCommandLine } from './command-line.ts';
import { main } from './failure.ts';

const SUMMARY = `Rebuilds the sums of cases of the admin overview, the balances of cases and the totals of money, the keys by which related cases are
found, and the commitments of each case; needed once for a project whose cases are older than these. Works in the emulators unless a real project is named. No downtime.`;

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
  const parties = await recountParties(db);
  console.log(`Related cases: ${parties.mended} updated.`);
  for (const path of parties.malformed)
    console.error(`Skipped (malformed case or facts of its debtor): ${path}`);
  const commitments = await recountCommitments(db);
  console.log(`Commitments: ${commitments.mended} updated.`);
  for (const path of commitments.malformed) console.error(`Skipped (malformed case or history): ${path}`);
  const skipped = [malformed, money.malformed, parties.malformed, commitments.malformed].flat();
  return skipped.length === 0 ? 0 : 1;
});
