import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './sources.ts';

/** What the linter's rule about spreads says of a file with this text. */
function said(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'leme-spread-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const plugins = [join(root, 'scripts/rules/literal-spread.grit')];
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, plugins }));
  writeFileSync(join(folder, 'here.tsx'), `${text}\n`);
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', 'here.tsx'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toContain('Checked 1 file');
  return `${stdout}${stderr}`;
}

const complaint = 'A literal spread into a literal hides its fields';

test.each([
  'export const all = { ...{ a: 1 }, b: 2 };',
  'export const Part = () => <Other {...{ a: 1 }} />;',
])('the linter refuses a literal spread into a literal: %s', (text) => {
  expect(said(text)).toContain(complaint);
});

test.each([
  'export const all = { ...given, ...(given.a ? { b: 1 } : {}), ...(given.b && { c: 2 }) };',
  'export const Part = (props: object) => <Other {...props} />;',
  'export const list = [...[1, 2]];',
])('and takes what is a value, or may be absent: %s', (text) => {
  expect(said(text)).not.toContain(complaint);
});
