import type { Plugin } from 'vite';
import type { BuildManifest } from '../../contract/src/tenancy/build.ts';
import { contractVersion } from '../../contract/src/tenancy/rules.ts';
import { changelog } from '../src/modules/tenancy/lazy/changelog.ts';

/** Version and moment of the build, shown in the footer: the wall clock of GMT-3. */
export function buildLabel(env: NodeJS.ProcessEnv): { version: string; builtAt: string } {
  // The moment of a build that is to be made again is given in seconds, as https://reproducible-builds.org has it.
  const now = env.SOURCE_DATE_EPOCH ? new Date(Number(env.SOURCE_DATE_EPOCH) * 1000) : new Date();
  const local = new Date(now.getTime() - 3 * 3_600_000).toISOString();
  const version = `${local.slice(0, 10).replaceAll('-', '.')}.${local.slice(11, 13)}${local.slice(14, 16)}`;
  return { version, builtAt: now.toISOString() };
}

/** Writes `build.json`, by which a server knows what it keeps. */
export function buildJson(label: { version: string; builtAt: string }): Plugin {
  const manifest: BuildManifest = {
    build_id: label.version,
    version: changelog[0]?.version ?? null,
    built_at: label.builtAt,
    contract_version: contractVersion,
    insecure: false,
  };
  return {
    name: 'build-json',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify(manifest, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'build.json', source });
    },
  };
}
