import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles, root } from './sources.ts';

const pages = readFiles().filter(
  ({ path }) => /^[A-Z]+\.md$|^docs\/.*\.md$|^deploy\//.test(path) && path !== 'docs/requirements.md',
);
const commands: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

test('the pages name only files and commands that exist, and every command leads to a file', () => {
  const place =
    /`((?:contract|server|web|scripts|docs|deploy|e2e|bench)\/[\w./-]+|architecture\.test\.ts)`|\]\(([\w./-]+)\)/g;
  const lost = pages.flatMap(({ path, text }) =>
    [...text.matchAll(place)]
      .map(([, quoted, linked]) => quoted ?? join(dirname(path), linked ?? ''))
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `${path} names ${target}`),
  );
  const asked = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([a-z:-]+)/g)]
      .filter(([, name = '']) => !(name in commands))
      .map(([, name]) => `${path} names npm run ${name}`),
  );
  const programs = Object.entries(commands).flatMap(([name, command]) =>
    (command.match(/(?:scripts|bench)\/[\w-]+\.\w+/g) ?? [])
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `npm run ${name} starts ${path}`),
  );
  expect(pages.length).toBeGreaterThan(15);
  expect([...lost, ...asked, ...programs]).toEqual([]);
});
