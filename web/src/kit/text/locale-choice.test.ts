import { languageTag } from '@leme/contract/kit/language/locale';
import { expect, test } from 'vitest';
import { chooseFrom } from './locale-choice.ts';

test('[A2.7-01] the address goes before the choice of the device, and that before the browser', () => {
  expect(chooseFrom('es', 'fr', ['it'])).toBe('es');
  expect(chooseFrom(null, 'fr', ['it'])).toBe('fr');
  expect(chooseFrom(null, null, ['de-DE', 'it-CH'])).toBe('it');
});

test('[A2.7-01] every Portuguese is pt-BR, and pt-BR is the language where nobody says one', () => {
  expect(chooseFrom('pt-PT', null, [])).toBe('pt-BR');
  expect(chooseFrom(null, null, [])).toBe('pt-BR');
});

test('whoever wishes for no language of ours is spoken to in English [A9-46]', () => {
  expect(chooseFrom(null, null, ['de', 'ja'])).toBe('en');
  expect(chooseFrom('de-AT', null, ['fr-CA'])).toBe('fr');
});

test('other codes take the form of language and region [A5-18]', () => {
  expect(['DE_at', 'zh-Hant-tw', 'nl', 'gsw'].map(languageTag)).toEqual(['de-AT', 'zh-TW', 'nl', 'gsw']);
  expect(['d', 'english', 'de-', '<b>', ''].map(languageTag)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a value that looks like script is passed over, whatever stands around it [A9-48]', () => {
  const scripts = [
    ...[
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<svg/onload=alert(1)>',
      'javascript:alert(1)',
    ],
    ...[
      "';alert(1)//",
      '"><b>',
      '{{7*7}}',
      '#{alert(1)}',
      '%3Cscript%3E',
      '../../en',
      'data:text/html,x',
      '\u202een',
    ],
  ];
  const around = ['', 'en', 'pt-BR', 'en-', '-en', 'en_', ' en', 'fr\n', 'es\u0000'];
  const payloads = scripts.flatMap((script) => around.flatMap((code) => [code + script, script + code]));
  expect(payloads.length).toBeGreaterThan(100);
  for (const payload of payloads) expect(chooseFrom(payload, payload, ['fr']), payload).toBe('fr');
});
