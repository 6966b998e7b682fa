import { expect, test } from 'vitest';
import { judge } from './kit/kinds/judge.ts';
import { locales } from './kit/language/locale.ts';
import { labelOf } from './kit/resource/labels.ts';
import { settingOf, settingsSections } from './settings.ts';

const all = settingsSections.flatMap(({ entity }) => Object.entries(entity.fields));

test.each(all)('%s is called something in five languages, and its default is one it takes', (key, field) => {
  expect(locales.filter((locale) => labelOf(field, locale) === '')).toEqual([]);
  if (field.required) expect(judge(field, field.fallback).faults).toEqual([]);
  expect(settingOf(key)?.field).toBe(field);
});

test('a key that no module has is none', () => {
  expect(settingOf('coffee_breaks')).toBeUndefined();
  expect(settingOf('constructor')).toBeUndefined();
});
