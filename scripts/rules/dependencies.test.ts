import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

const workspaces = ['.', 'contract', 'server', 'web', 'e2e'];
const groups = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

type Manifest = Partial<Record<(typeof groups)[number], Record<string, string>>>;

const manifests = workspaces.map(
  (name): Manifest => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')),
);
const declared = manifests.flatMap((manifest) =>
  groups.flatMap((group) => Object.entries(manifest[group] ?? {})),
);
const foreign = declared.filter(([name]) => !name.startsWith('@leme/'));

test('every direct dependency has its line in the decision record, and no line is left over', () => {
  const record = readFileSync(join(root, 'docs/decisions/0008-dependencies.md'), 'utf8');
  const lines = [...record.matchAll(/^\| `([^`]+)` \| [^|]+ \| [^|]+ \|$/gm)].map(([, name]) => name ?? '');
  expect(lines.sort()).toEqual([...new Set(foreign.map(([name]) => name))].sort());
});

test('every version is exact, and the same package has one version everywhere', () => {
  expect(
    declared.filter(([, version]) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  ).toEqual([]);
  const versions = Map.groupBy(foreign, ([name]) => name);
  expect(
    [...versions]
      .filter(([, uses]) => new Set(uses.map(([, version]) => version)).size > 1)
      .map(([name]) => name),
  ).toEqual([]);
});

test('no package may run a script while it is installed', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
