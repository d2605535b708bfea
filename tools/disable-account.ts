import { readAccountCommand } from './accounts/connect.ts';
import { disableAccount, enableAccount } from './accounts/disable-account.ts';
import { main } from './failure.ts';

const SUMMARY = 'Disables an account immediately, in the emulators unless a real project is named.';

await main(async () => {
  const { email, undo, project } = await readAccountCommand('disable-account', SUMMARY);
  await (undo ? enableAccount : disableAccount)(project, email);
  console.log(`${email} is ${undo ? 're-enabled' : 'disabled'} in ${project.id}.`);
  return 0;
});
