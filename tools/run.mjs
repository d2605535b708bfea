#!/usr/bin/env node
// The entry point of every command: `node tools/run.mjs <command> [arguments]`. Runs on the host's Node, needs no
// package, installs what is missing, and runs `tools/<command>.ts` under the Node 22 that npm has installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { install, NODE_22, ROOT } from './install/install.mjs';

const COMMANDS = [
  'start',
  'dev',
  'test',
  'test-mutation',
  'bench',
  'deploy',
  'make-admin',
  'disable-account',
  'recount',
  'tick',
  'thai-terms',
];
const [command, ...rest] = process.argv.slice(2);

if (!COMMANDS.includes(command)) {
  const program = 'node tools/run.mjs';
  console.error(
    `Usage: ${program} <command> [arguments], where the command is one of: ${COMMANDS.join(', ')}.`,
  );
  console.error(`Each has its own help: ${program} start --help`);
  process.exit(command === '--help' || command === '-h' ? 0 : 1);
}

const sentence = await install();
if (sentence !== null) {
  console.error(sentence);
  process.exit(1);
}
if (!existsSync(join(ROOT, 'tools', `${command}.ts`))) {
  console.error(`tools/${command}.ts is missing from this checkout; fetch it again with git.`);
  process.exit(1);
}

const child = spawn(
  NODE_22,
  ['--disable-warning=ExperimentalWarning', join(ROOT, 'tools', `${command}.ts`), ...rest],
  { stdio: 'inherit' },
);
// A terminal sends Ctrl-C to both processes, `kill` only to this one: the signal is passed on, and the other process
// ignores the second one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm ends with the signal that ends its shell; then we stop as well. Without npm, the end of the parent is ignored.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
}
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)));
