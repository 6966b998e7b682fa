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

test('a value that looks like script is passed over', () => {
  expect(chooseFrom('en"><script>alert(1)</script>', 'javascript:alert(1)', ['fr'])).toBe('fr');
});
