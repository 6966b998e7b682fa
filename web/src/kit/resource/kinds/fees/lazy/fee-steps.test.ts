import { expect, test } from 'vitest';
import { feeSteps } from './fee-steps.ts';

const tier = (hours_before: number, fee_bp: number) => ({ hours_before, fee_bp, minimum_fee: 0 });

test('steps follow each other without a gap to the departure, past the last one what not showing up costs', () => {
  const steps = feeSteps([tier(24, 2000), tier(720, 1000)], 10_000);
  expect(steps.map(({ hours, fee_bp }) => [hours, fee_bp])).toEqual([
    [720, 1000],
    [24, 2000],
    [null, 10_000],
  ]);
  expect(steps[0]?.from).toBe(0);
  expect(steps.at(-1)?.to).toBe(1);
  for (const [at, step] of steps.entries()) expect(step.from).toBe(at === 0 ? 0 : steps[at - 1]?.to);
});

test('of steps too narrow for their names none is written over another', () => {
  const named = feeSteps([tier(720, 0), tier(719, 1000), tier(718, 2000)], 10_000).map(
    ({ isNamed }) => isNamed,
  );
  expect(named).toEqual([true, false, false, true]);
});

test('without any step not showing up is all there is', () => {
  expect(feeSteps([], 5000)).toEqual([{ from: 0, to: 1, hours: null, fee_bp: 5000, isNamed: true }]);
});
