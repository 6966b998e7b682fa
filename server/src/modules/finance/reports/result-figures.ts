import { toCents, toReais } from '@leme/contract/kit/values/money';
import type { Leaf } from './leaf-amounts.ts';

/** What leaves come to, all of them or those that are for these parts of the statement, however its lines are drawn. */
export function sumOf(leaves: readonly Leaf[], parts?: readonly string[]): number {
  const isOf = ({ role }: Leaf) => parts === undefined || parts.includes(role?.split('.')[0] ?? '');
  return toReais(leaves.reduce((sum, leaf) => sum + (isOf(leaf) ? toCents(leaf.amount) : 0), 0));
}

export const netRevenueOf = (leaves: readonly Leaf[]) => sumOf(leaves, ['1', '2']);

/** What is left before depreciation, interest and taxes on income: no departure causes those. */
export const marginOf = (leaves: readonly Leaf[]) => sumOf(leaves, ['1', '2', '4', '6']);
