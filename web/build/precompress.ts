import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const worthIt = 1024;

/** Lays a brotli copy beside each asset, at the best quality, which is too slow to be done while somebody waits. */
export function precompress(): Plugin {
  let assets = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      assets = join(resolve(root, build.outDir), build.assetsDir);
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const names = (await readdir(assets)).filter((name) => /\.(js|css|wasm)$/.test(name));
        await Promise.all(
          names.map(async (name) => {
            const content = await readFile(join(assets, name));
            if (content.length >= worthIt)
              await writeFile(join(assets, `${name}.br`), await compress(content));
          }),
        );
      },
    },
  };
}
