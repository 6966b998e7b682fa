import { expect, test } from 'vitest';
import { courseDays, courseOf } from './stock-course.ts';
import { directionOf, moveFaults, moveReasons } from './stock-moves.ts';

test('each reason leads in, out or either way', () => {
  const by = Object.groupBy(moveReasons, directionOf);
  expect(by).toEqual({
    in: ['purchase', 'return'],
    out: ['sale', 'consumption', 'loss'],
    either: ['adjustment', 'transfer'],
  });
});

test('an adjustment says why; nothing and the wrong way are no moves', () => {
  expect(moveFaults({ quantity: 1, reason: 'adjustment', ref: 'Contagem' })).toEqual([]);
  expect(moveFaults({ quantity: 1, reason: 'adjustment', ref: null })).toHaveLength(1);
  expect(moveFaults({ quantity: 0, reason: 'sale' })).toEqual([{ pointer: '/quantity', code: 'zero' }]);
});

test('the line goes back from what there is now, day by day, in thousandths', () => {
  const moved = [
    { date: '2026-11-20', quantity: -0.1 },
    { date: '2026-11-19', quantity: 0.3 },
  ];
  const course = courseOf(0.2, moved, '2026-11-20');
  expect(course).toHaveLength(courseDays + 1);
  expect(course.slice(-3).map(({ quantity }) => quantity)).toEqual([0, 0.3, 0.2]);
});
