import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';
import { commonWords } from './common-words.ts';
import { metCriteria } from './password.ts';

const words = [...commonWords];
const person = {
  email: 'joana.prado85@nautica-bela.example',
  full_name: 'Joana D’Ávila Prado',
  company: 'Náutica Bela Vista',
  subdomain: 'bela-vista',
};

const disguises: Readonly<Record<string, string[]>> = {
  a: ['4', '@'],
  b: ['8'],
  e: ['3', '€'],
  g: ['9'],
  i: ['1', '!', '|'],
  l: ['1'],
  o: ['0'],
  s: ['5', '$'],
  t: ['7'],
  z: ['2'],
};

/** The word as people dress it up: capitals, accents, signs for letters, digits and signs around it. */
function dressed(from: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const around = fc.tuple(
    fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 6 }),
    fc.string({ unit: fc.constantFrom(...'!@#$%&*_-. ?'), maxLength: 4 }),
  );
  const choices = fc.array(fc.nat(3), { minLength: 40, maxLength: 40 });
  return fc.tuple(from, choices, around, around).map(([word, choice, before, after]) => {
    const signs = [...word].map((sign, at) => {
      const others = [sign.toUpperCase(), ...(disguises[sign.toLowerCase()] ?? [])];
      return others[(choice[at % 40] ?? 0) - 1] ?? sign;
    });
    return [...before, ...signs, ...after].join('');
  });
}

test('the passwords everybody tries first are refused, though they meet the criteria', () => {
  const tried = [
    ...['Senha@123', 'Brasil2026!', 'P@ssw0rd1', 'Mudar@123', 'Flamengo10!', 'Deus é fiel 1', 'Qwerty123!'],
    ...['1Q2w3e4r!', 'Corinthians1910', 'Maria@1985', 'senha-senha-1', 'Aaaaaaa1', 'Abababab1', '12345678!'],
    ...['25/12/1990', '(48) 99999-1234', 'Bem-vindo1', 'J0$é#2020', 'Ceará 2024'],
    ...['Leme@2026', 'L3m3-L3m3!', 'Senha-leme-1', 'Leme.Admin9'],
  ];
  for (const password of tried) {
    expect(metCriteria(password).length, password).toBeGreaterThanOrEqual(3);
    expect(isCommonPassword(password), password).toBe(true);
  }
});

test('a phrase, a random password and a common word in company of others are not', () => {
  for (const password of [
    'cavalo correto bateria grampo',
    'Três marinheiros bebem café às 6',
    'O Flamengo perdeu de novo!',
    'O leme do barco travou 1x',
    'Correto-cavalo-1',
    'kT7#vQ9zLm2!',
    'senha 8374028374923749',
  ])
    expect(isCommonPassword(password), password).toBe(false);
});

test('every word of the list stands in it once, in the form in which it is compared', () => {
  expect(words.length).toBeGreaterThan(300);
  expect(words.filter((word) => !/^[a-z0-9]{3,}$/.test(word))).toEqual([]);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  expect(words.filter((word) => /^(.{3,})\1+$/.test(word))).toEqual([]);
});

describe('whatever is done to it', () => {
  test('a common word stays one', () => {
    fc.assert(
      fc.property(dressed(fc.constantFrom(...words)), (password) => isCommonPassword(password)),
      { numRuns: 2000 },
    );
  });

  test('so do the names of the person and of the company, alone, together and with a common word', () => {
    const names = ['joana', 'prado', 'nautica', 'bela', 'vista', 'joanadavila', 'belavista', 'joana.prado85'];
    const several = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 3 });
    const withCommon = fc
      .tuple(several, fc.constantFrom('', ...words))
      .map(([own, word]) => [...own, word].join(''));
    fc.assert(
      fc.property(dressed(withCommon), (password) => isCommonPassword(password, person)),
      { numRuns: 1000 },
    );
  });

  test('a phrase of other words passes, for anybody', () => {
    const other = [
      'cadeira',
      'janela',
      'girafa',
      'trovão',
      'sapato',
      'relógio',
      'violeta',
      'bússola',
      'kiwi',
    ];
    const phrase = fc.uniqueArray(fc.constantFrom(...other), { minLength: 3, maxLength: 6 });
    fc.assert(
      fc.property(dressed(phrase.map((list) => list.join(' '))), (password) => {
        return !isCommonPassword(password) && !isCommonPassword(password, person);
      }),
    );
  });

  test('there is an answer for any text, and knowing the person only ever refuses more', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.record({
          email: fc.string(),
          full_name: fc.string({ unit: 'binary' }),
          company: fc.string({ unit: 'binary' }),
          subdomain: fc.string(),
        }),
        (password, anybody) => !isCommonPassword(password) || isCommonPassword(password, anybody),
      ),
    );
  });
});
