import { expect, test } from 'vitest';
import {
  type CompanyMove,
  companyMoves,
  companyStates,
  isAtWork,
  mayMove,
  takesFacts,
} from './company-states.ts';

test('a company goes from active to suspended and archived, and back to active alone', () => {
  const moves = Object.keys(companyMoves) as CompanyMove[];
  const may = companyStates.flatMap((state) =>
    moves.filter((move) => mayMove(state, move)).map((move) => `${state} ${move} ${companyMoves[move].to}`),
  );
  expect(may).toEqual([
    'active suspension suspended',
    'suspended archival archived',
    'suspended reactivation active',
    'archived reactivation active',
  ]);
});

test('it answers at its address while it is active, and what was noted at sea still comes in while it is stopped', () => {
  expect(companyStates.filter(isAtWork)).toEqual(['active']);
  expect(companyStates.filter(takesFacts)).toEqual(['active', 'suspended', 'archived']);
});
