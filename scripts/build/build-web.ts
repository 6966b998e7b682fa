import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'web/dist');
const mark = join(dist, '.built-from');

/** Builds the web application unless the one in `web/dist` was built from these very sources. Answers its folder. */
export async function buildWeb(say: (line: string) => void): Promise<string> {
  const wanted = await fingerprint();
  if ((await readFile(mark, 'utf8').catch(() => '')) === wanted) return dist;
  say('Building the web application …');
  await run(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], join(root, 'web'), {
    ...process.env,
    NODE_ENV: 'production',
  });
  await writeFile(mark, wanted);
  return dist;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['web/src', 'web/public', 'web/build', 'contract/src']) {
    const names = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = names
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file).update(await readFile(file));
  }
  for (const file of ['package-lock.json', 'web/vite.config.ts', 'web/index.html'])
    hash.update(await readFile(join(root, file)));
  return hash.digest('hex');
}

/** Runs a program with its output shown; rejects when it fails. */
export function run(
  program: string,
  args: readonly string[],
  cwd = root,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code ?? signal}`)),
    );
  });
}
