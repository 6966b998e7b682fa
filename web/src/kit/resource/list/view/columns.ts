import type { Resource } from '@leme/contract/kit/resource';
import { rowFacts } from '../../fields-of.ts';

/** All a list can show beside its title: the chosen columns in their order, then the others. */
export function columnChoices(resource: Resource, columns: readonly string[]): string[] {
  const all = [...Object.keys(resource.fields), ...Object.keys(rowFacts)];
  return [...columns, ...all.filter((name) => name !== resource.title && !columns.includes(name))];
}

/** The columns with one more at the end, or without it. */
export function withColumn(columns: readonly string[], name: string, on: boolean): string[] {
  const others = columns.filter((each) => each !== name);
  return on ? [...others, name] : others;
}

/** The columns with one of them a place further up or down; at an end it stays. */
export function movedColumn(columns: readonly string[], name: string, by: 1 | -1): string[] {
  const from = columns.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= columns.length) return [...columns];
  return columns.with(from, columns[to] ?? name).with(to, name);
}
