import { expect, test } from 'vitest';
import { chooseFrom } from './locale-choice.ts';

test('[A2.7-01] the address goes before the choice of the device, and that before the browser', () => {
  expect(chooseFrom('es', 'fr', ['it'])).toBe('es');
  expect(chooseFrom(null, 'fr', ['it'])).toBe('fr');
  expect(chooseFrom(null, null, ['de-DE', 'it-CH'])).toBe('it');
});

test('[A2.7-01] every Portuguese is pt-BR, and pt-BR is the language when no other is ours', () => {
  expect(chooseFrom('pt-PT', null, [])).toBe('pt-BR');
  expect(chooseFrom(null, null, ['de', 'ja'])).toBe('pt-BR');
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
