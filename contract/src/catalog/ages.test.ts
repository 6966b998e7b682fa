import { expect, test } from 'vitest';
import { ageBands, agesCross } from './ages.ts';

const fare = (
  label: string,
  code: string,
  min_age: number | null,
  max_age: number | null,
  active = true,
) => ({ label, code, min_age, max_age, active });

test('ages are told from birth on, with who pays for them, nobody and two among them', () => {
  const fares = [
    fare('Bebê', 'INFANT', 0, 4),
    fare('Criança', 'CHILD', 6, 12),
    fare('Jovem', 'YOUTH', 12, 17),
    fare('Adulto', 'ADULT', 18, null),
    fare('Morador', 'RESIDENT', 0, 99),
    fare('Idoso', 'SENIOR', 60, 130, false),
  ];
  expect(ageBands(fares)).toEqual([
    { from: 0, to: 4, fares: ['Bebê'] },
    { from: 5, to: 5, fares: [] },
    { from: 6, to: 11, fares: ['Criança'] },
    { from: 12, to: 12, fares: ['Criança', 'Jovem'] },
    { from: 13, to: 17, fares: ['Jovem'] },
    { from: 18, to: 100, fares: ['Adulto'] },
  ]);
  expect(agesCross(fares)).toBe(true);
  expect(agesCross(fares.slice(0, 2))).toBe(false);
});

test('without any age there is nothing to tell', () => {
  expect(ageBands([fare('Adulto', 'ADULT', null, null)])).toEqual([]);
});
