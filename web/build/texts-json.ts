import { join } from 'node:path';
import type { Plugin } from 'vite';
import { listTexts } from '../../scripts/words/list-texts.ts';

/** Writes `texts.json`, by which a server knows what the build says and what may be said otherwise. */
export function textsJson(web: string): Plugin {
  return {
    name: 'texts-json',
    apply: 'build',
    async generateBundle() {
      const source = JSON.stringify(await listTexts(join(web, '..')));
      this.emitFile({ type: 'asset', fileName: 'texts.json', source });
    },
  };
}
