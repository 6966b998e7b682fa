import { expect, test } from 'vitest';
import { fillTemplate, placeholders, templateFault } from './message-template.ts';

test.each([
  'Olá {nome}, tudo bem?',
  placeholders.map((name) => `{${name}}`).join(' '),
  'sem nada a preencher',
])('a message such as %s is fine', (message) => {
  expect(templateFault(message)).toBeNull();
});

test.each([
  ['Olá {nme}', '{nme}'],
  ['Olá {}', '{}'],
  ['Olá { nome }', '{ nome }'],
  ['Olá {NOME}', '{NOME}'],
])('%s names something nobody knows', (message, name) => {
  expect(templateFault(message)).toMatchObject({ code: 'unknown-placeholder', params: { name } });
});

test.each([
  ['Olá {{nome}}', 'Olá {{nome}}'],
  ['Olá {nome', 'Olá {nome'],
  ['Olá nome}', 'Olá nome}'],
  ['Bem-vindo a bordo, {nome', 'a bordo, {nome'],
])('the braces of %s do not close', (message, near) => {
  expect(templateFault(message)).toEqual({ code: 'unbalanced-brace', params: { near } });
});

test('a message is filled in once, and never again inside a value [B3-34, B7.5-06]', () => {
  const values = { nome: '{valor} =1+1 <b>', valor: 'R$ 10,00' };
  expect(fillTemplate('Olá {nome}: {valor}', values)).toEqual({
    text: 'Olá {valor} =1+1 <b>: R$ 10,00',
    empty: [],
  });
});

test('what is not known is left out and told; line breaks and length of values are held down', () => {
  expect(fillTemplate('Olá {nome}, {produto}.', { nome: ' Ana\r\nMaria\u2028\u0000Souza ' })).toEqual({
    text: 'Olá Ana Maria Souza, .',
    empty: ['produto'],
  });
  expect([...fillTemplate('{nome}', { nome: '🚤'.repeat(300) }).text]).toHaveLength(100);
});
