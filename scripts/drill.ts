import { spawn } from 'node:child_process';
import { join } from 'node:path';

// The big counts: kills, races and a million rows. Run before a piece of work is called done; figures are printed.
const root = join(import.meta.dirname, '..');
const child = spawn(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--config', 'vitest.drill.config.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
child.on('exit', (code) => process.exit(code ?? 1));
