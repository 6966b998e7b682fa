import { expect, test } from 'vitest';
import { boats } from '../../fleet/boats.ts';
import { positions } from '../positions.ts';
import { dimensionValues, reaches, tonnageBand } from './dimensions.ts';
import { catalogue, cell, netuno, orHigher } from './matrix.testing.ts';
import { cellKey, decidingCell, specificity } from './matrix.ts';
import { allContexts, matrixFaults } from './matrix-faults.ts';

const known = new Set(catalogue.keys());
const whole = positions.map((position) => cell({ position }));

test('what a matrix knows of boats is what boats are', () => {
  const { nav_area, use_class, type } = boats.fields;
  expect([nav_area.options, use_class.options, type.options]).toEqual([
    dimensionValues.nav_area,
    dimensionValues.use_class,
    dimensionValues.boat_type,
  ]);
  expect([10, 10.01, 20, 20.01, null].map(tonnageBand)).toEqual(['to10', 'to20', 'to20', 'above20', null]);
  expect([
    reaches('costeira', 'interior1'),
    reaches('costeira', 'oceanica'),
    reaches(null, 'oceanica'),
  ]).toEqual([true, false, true]);
});

test('a matrix with a cell for every position that names nothing decides everything', () => {
  expect(matrixFaults(whole, known)).toEqual([]);
  for (const context of allContexts())
    for (const position of positions) expect('cell' in decidingCell(whole, position, context)).toBe(true);
});

test('the cell that names most decides; two that name as many are a tie, and both are named', () => {
  const one = cell({ use_class: 'passageiros' });
  const other = cell({ nav_area: 'costeira' });
  const both = cell({ use_class: 'passageiros', nav_area: 'costeira' });
  expect([specificity(one), specificity(both)]).toEqual([1, 2]);
  expect(matrixFaults([...whole, one, other], known)).toEqual([
    { code: 'tie', cells: [cellKey(other), cellKey(one)].toSorted() },
  ]);
  const found = decidingCell([...whole, one, other, both], 'comandante', netuno);
  expect('cell' in found && found.cell).toBe(both);
  expect(matrixFaults([...whole, one, other, both], known)).toEqual([]);
});

test('what no cell covers, asks for nothing or names what is not there keeps a draft from being published', () => {
  const [first, ...others] = whole;
  const [fault] = matrixFaults(others, known);
  expect(fault).toMatchObject({ code: 'uncovered', position: first?.position, count: allContexts().length });
  const broken = cell({ position: 'guia', boat_type: 'escuna', groups: [[], orHigher('XYZ')] });
  expect(matrixFaults([...whole, broken], known)).toEqual([
    { code: 'empty-group', cell: cellKey(broken) },
    { code: 'unknown', cell: cellKey(broken), competency: 'XYZ' },
  ]);
});
