import { ADDRESS_OPTION, readAccountCommand } from './accounts/connect.ts';
import { disableAccount, enableAccount } from './accounts/disable-account.ts';
import { main } from './failure.ts';

const SUMMARY = 'Disables an account immediately, in the emulators unless a real project is named.';

await main(async () => {
  const { email, undo, address, project } = await readAccountCommand(
    'disable-account',
    SUMMARY,
    ADDRESS_OPTION,
  );
  if (undo) await enableAccount(project, email, address);
  else await disableAccount(project, email);
  console.log(`${email} is ${undo ? 're-enabled' : 'disabled'} in ${project.id}.`);
  return 0;
});
