import { spawn } from 'node:child_process';
import { join } from 'node:path';

// Both sides watched: the server restarts, the pages reload. Pages are on Vite's address, which passes /api on.
const root = join(import.meta.dirname, '..');
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/start.ts'], {
  cwd: root,
  env: { ...process.env, LEME_API_ONLY: '1' },
  stdio: 'inherit',
});
const web = spawn(join(root, 'node_modules/.bin/vite'), [], { cwd: join(root, 'web'), stdio: 'inherit' });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill(signal);
    web.kill(signal);
  });
}
await Promise.all([server, web].map((child) => new Promise((resolve) => child.on('exit', resolve))));
