import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { settledFolder } from './settled-folder.ts';

const fromHere = createRequire(import.meta.url);

/**
 * The Chromium of the development packages, unpacked into a folder of this user and version; null where the package
 * has none, which is everywhere but on Linux with x64.
 */
export async function packagedChromium(parent = tmpdir()): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const entry = fromHere.resolve('@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8'));
  const folder = join(parent, `leme-chromium-${version}-${process.getuid?.()}`);
  return join(await settledFolder(folder, (draft) => unpack(entry, draft)), 'start');
}

// The package unpacks into the temporary folder of its process, under names of its own.
const unpacking = `
  const [, entry, libraries] = process.argv;
  const { default: chromium, inflate } = await import(entry);
  await Promise.all([chromium.executablePath(), inflate(libraries)]);
`;

async function unpack(entry: string, draft: string): Promise<void> {
  const libraries = join(dirname(entry), '../bin/al2023.tar.br');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', unpacking, entry, libraries], {
    env: { ...process.env, TMPDIR: draft },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Chromium could not be unpacked below ${dirname(draft)}; it needs 220 MB.`);
  await writeFile(join(draft, 'fonts.conf'), fonts);
  await writeFile(join(draft, 'start'), start, { mode: 0o755 });
}

// A bare system lacks some libraries and every typeface; the package brings both. The system's own go first.
const start = `#!/bin/sh
here=$(dirname "$0")
if ! "$here/chromium" --version > /dev/null 2>&1; then
  export LD_LIBRARY_PATH="$here/al2023/lib"
fi
if [ ! -e /etc/fonts/fonts.conf ]; then
  export FONTCONFIG_FILE="$here/fonts.conf"
fi
exec "$here/chromium" "$@"
`;

const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts/fonts</dir></fontconfig>
`;
