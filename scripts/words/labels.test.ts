import { join } from 'node:path';
import { defineTexts } from '@leme/contract/kit/language/texts';
import type { Entity } from '@leme/contract/kit/resource/entity';
import { choice, type Fields, text } from '@leme/contract/kit/resource/fields';
import { defineResource } from '@leme/contract/kit/resource/resource';
import { expect, test } from 'vitest';
import { isCode, isTest, readFiles, root } from '../rules/sources.ts';
import { isTextPlace, namespaceOf, textFolders } from './texts.ts';

const files = readFiles();
const code = files.filter((file) => isCode(file) && !isTest(file));
const folders = textFolders(files.filter(isTextPlace)).filter(({ path }) => path.startsWith('contract/'));

function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && 'table' in value && 'fields' in value;
}

/** The words a declaration asks for: what a row, each field, each value of a choice and each move is called, and advice. */
function wordsOf({
  name: entity,
  fields,
  told,
  asks,
  computed,
  sought,
}: Entity & { asks?: Fields; computed?: Fields; sought?: Fields }): string[] {
  const own = Object.entries({ ...fields, ...told, ...asks, ...computed, ...sought }).filter(
    ([, { words }]) => words?.entity === entity,
  );
  const named = own.flatMap(([name, { options, areNames, hint, atLink, moves = {} }]) => [
    `${entity}.field.${name}`,
    ...(hint ? [`${entity}.hint.${name}`] : []),
    ...(atLink ? [`${entity}.link.${name}`] : []),
    ...Object.keys(moves).map((move) => `${entity}.move.${move}`),
    ...(areNames ? [] : (options ?? []).map((value) => `${entity}.choice.${name}.${value}`)),
  ]);
  return [`${entity}.one`, ...named];
}

/** What fields are called whose words stand with another's. */
function borrowed({ name, fields }: Entity): string[] {
  return Object.values(fields).flatMap(({ words }) =>
    words && words.entity !== name ? `${words.entity}.field.${words.name}` : [],
  );
}

/** Words that are asked for and not there. */
function lacking(resource: Entity): string[] {
  const { namespace, bundle } = resource.texts;
  const texts = bundle.all['pt-BR']?.[namespace] ?? {};
  return wordsOf(resource)
    .filter((key) => texts[key] === undefined)
    .map((key) => `${namespace} lacks ${key}`);
}

const declared = (
  await Promise.all(
    code
      .filter(({ path }) => path.startsWith('contract/src/'))
      .map(async ({ path }) => Object.values(await import(join(root, path)))),
  )
)
  .flat()
  .filter(isEntity);

test('every register, field and choice is called something in the texts of its module', () => {
  expect(new Set(declared.map(({ name }) => name)).size).toBeGreaterThan(8);
  expect(declared.flatMap(lacking)).toEqual([]);
});

test('a field or a choice without words is named', () => {
  const texts = defineTexts(
    'contract/fleet',
    Object.fromEntries([['pt-BR', { 'tags.one': 'Motor' }]]) as never,
  );
  const motors = defineResource({
    name: 'tags',
    texts,
    title: 'name',
    fields: { name: text({ hint: true }), fuel: choice(['diesel'], { fallback: 'diesel' }) },
  });
  expect(lacking(motors)).toEqual([
    'contract/fleet lacks tags.field.name',
    'contract/fleet lacks tags.hint.name',
    'contract/fleet lacks tags.field.fuel',
    'contract/fleet lacks tags.choice.fuel.diesel',
  ]);
});

/** Keys that code could ask for: those it writes out, and those that begin as one it puts together. */
function isAsked(key: string): boolean {
  const starts = [...key.matchAll(/\./g)].map(({ index }) => `\`${key.slice(0, index + 1)}\${`);
  const bare = key.replace(/_(zero|one|many|other)$/, '');
  return code.some(
    ({ text: source }) =>
      source.includes(`'${bare}'`) ||
      source.includes(`"${bare}"`) ||
      starts.some((start) => source.includes(start)),
  );
}

test('what the contract says somebody asks for', () => {
  const ofFields = new Set(declared.flatMap((resource) => [...wordsOf(resource), ...borrowed(resource)]));
  const unused = folders.flatMap(({ path, texts }) =>
    Object.keys(texts['pt-BR'] ?? {})
      .filter((key) => !ofFields.has(key) && !/^(row|page)\./.test(key) && !isAsked(key))
      .map((key) => `${namespaceOf(path)} ${key}`),
  );
  expect(unused).toEqual([]);
});
