import { expect, test } from 'vitest';
import { ApiProblem } from '#kit/api/api-problem.ts';
import { isAnswered, questionOf } from './leave-question.ts';

const person = (id: string) => ({
  id,
  booking_passenger_id: 'row',
  position: 1,
  name: null,
  status: 'pending',
});
const question = {
  groups: [
    { choose: 1, people: [person('a'), person('b')] },
    { choose: 1, people: [person('c')] },
  ],
};

test('the question is in the problem that asks it', () => {
  expect(questionOf(new ApiProblem('choose-passengers', { status: 409, params: question }))).toEqual(
    question,
  );
  expect(questionOf(new ApiProblem('people-aboard', { status: 409 }))).toBeNull();
});

test('it is answered when of every fare exactly as many are chosen as leave', () => {
  expect(isAnswered(question, new Set(['a']))).toBe(false);
  expect(isAnswered(question, new Set(['a', 'c']))).toBe(true);
  expect(isAnswered(question, new Set(['a', 'b', 'c']))).toBe(false);
});
