import type { HistoryEntry } from '@leme/contract/kit/resource/resource';
import type { PublicationPreview } from '@leme/contract/pricing/publication-endpoints';
import { expect, test } from 'vitest';
import { changedMeanwhile, stepsSince } from './meanwhile.ts';

const content = { active: true, stackable: false, priority: 1, when: {}, effect: { kind: 'set', cents: 1 } };
const rule = (id: string, version: number, published: number | null = null) => ({
  id,
  name: id,
  what: 'new' as const,
  version,
  published_version: published,
  season_version: null,
  before: null,
  after: { ...content, name: id } as never,
});
const preview = (...rules: ReturnType<typeof rule>[]) => ({ rules }) as unknown as PublicationPreview;

const step = (id: string, field: string): HistoryEntry => ({
  id,
  at: '2027-01-08T12:00:00Z',
  actor: 'Marina',
  action: 'updated',
  changes: [{ field, before: null, after: 1, isErased: false }],
});
const history = [step('e', 'name'), step('d', 'published_version'), step('c', 'amount'), step('b', 'name')];

const changed = (seen: ReturnType<typeof rule>, current: ReturnType<typeof rule>) => ({
  seen,
  now: current,
  current,
});
const told = (...given: Parameters<typeof changed>) =>
  stepsSince(history, changed(...given)).map(({ id }) => id);

test('the rule the server named and every other that is not as it was read are told', () => {
  const seen = preview(rule('a', 1), rule('b', 1), rule('c', 1), rule('d', 1));
  const fresh = preview(rule('a', 2), rule('b', 1), rule('c', 3));
  const stale = { current: rule('d', 1, 1), yours: rule('d', 1) };
  const all = changedMeanwhile(seen, fresh, stale).map(({ seen: { id }, now }) => [id, now?.version]);
  expect(all).toEqual([
    ['a', 2],
    ['c', 3],
    ['d', undefined],
  ]);
});

test('of the history as many steps are told as there are versions between, with what was published among them', () => {
  expect(told(rule('a', 3), rule('a', 4))).toEqual(['e']);
  expect(told(rule('a', 2), rule('a', 4))).toEqual(['e', 'c']);
  expect(told(rule('a', 2), rule('a', 4, 1))).toEqual(['e', 'd', 'c']);
});

test('where it was published and nothing else, that is told', () => {
  const published = [step('d', 'published_version'), step('c', 'amount')];
  const steps = stepsSince(published, changed(rule('a', 3), rule('a', 3, 1)));
  expect(steps.map(({ id }) => id)).toEqual(['d']);
});
