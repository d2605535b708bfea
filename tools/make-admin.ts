import { readAccountCommand } from './accounts/connect.ts';
import { makeAdmin, takeAdmin } from './accounts/make-admin.ts';
import { main } from './failure.ts';

const SUMMARY =
  'Gives the admin role to an existing account, in the emulators unless a real project is named.';

await main(async () => {
  const { email, undo, project } = await readAccountCommand('make-admin', SUMMARY);
  await (undo ? takeAdmin : makeAdmin)(project, email);
  console.log(`${email} is ${undo ? 'no longer' : 'now'} an admin of ${project.id}.`);
  return 0;
});
