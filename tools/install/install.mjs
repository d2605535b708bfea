// Installs the packages if they do not match package-lock.json. Runs before anything is installed, on the host's Node,
// so it uses only Node's built-in modules.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isInstalled, nodeProblem } from './needs.mjs';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const NODE_22 = join(ROOT, 'node_modules', 'node', 'bin', 'node');

const HIDDEN_LOCK = join(ROOT, 'node_modules', '.package-lock.json');
const TURN = join(ROOT, '.cache', 'installing');

/** Installs what is missing. Resolves to null, or to one sentence: what went wrong and what to do. */
export async function install() {
  const problem = nodeProblem(process.versions.node);
  if (problem !== null) return problem;
  if (isComplete()) return null;
  if (!(await takeTurn()))
    return `Another command is still installing packages here; remove ${TURN} if that is not so.`;
  try {
    return isComplete() ? null : await npmCi(); // the other command may have done it meanwhile
  } finally {
    rmSync(TURN, { recursive: true, force: true });
  }
}

function isComplete() {
  if (!existsSync(NODE_22) || !existsSync(HIDDEN_LOCK)) return false;
  try {
    return isInstalled(read(join(ROOT, 'package-lock.json')), read(HIDDEN_LOCK));
  } catch {
    return false; // a file truncated by an interrupted install
  }
}

/** Concurrent commands must not both run `npm ci`: it begins by removing node_modules. Waits up to ten minutes. */
async function takeTurn() {
  for (let waited = 0; waited < 600; waited += 1) {
    try {
      mkdirSync(dirname(TURN), { recursive: true });
      mkdirSync(TURN);
      writeFileSync(join(TURN, 'pid'), String(process.pid));
      return true;
    } catch {
      if (isAbandoned()) rmSync(TURN, { recursive: true, force: true });
      else await sleep(1000);
    }
  }
  return false;
}

function isAbandoned() {
  try {
    process.kill(Number(readFileSync(join(TURN, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

async function npmCi() {
  console.log('Installing packages (npm ci) …');
  const result = await run('npm', ['ci', '--no-fund', '--no-audit'], ROOT);
  if (result.code !== 0) {
    const errors = result.output.split('\n').filter((line) => line.startsWith('npm error'));
    console.error(errors.slice(0, 12).join('\n') || result.output.trim());
    return result.output.includes('npm error code EUSAGE')
      ? 'package-lock.json does not match package.json: run npm install, commit the lockfile, and run the command again.'
      : 'The packages could not be installed: see the lines above, check the connection to the npm registry, and run the command again.';
  }
  if (!existsSync(NODE_22)) {
    return 'npm installed the packages but not Node 22 (its install script did not run): run `npm rebuild node`, then the command again.';
  }
  return null;
}

function run(program, args, cwd) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${output}\n${error.message}` }));
    child.on('exit', (code) => resolve({ code, output }));
  });
}

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
