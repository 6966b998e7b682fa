import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { goesBefore } from '@leme/contract/prices/walk';
import { conditionsOf, type RuleValues, ruleEffect } from '@leme/contract/pricing/rule-conditions';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { useRuleWords } from '../lazy/rule-words/rule-words.ts';
import { pricingRulesTexts } from './texts/texts.ts';

const valuesOf = (row: AnyRow) => row as unknown as RuleValues;

/** What a rule asks for, of which the days of a season are called by its name. */
export function RuleConditions({ row, className }: { row: AnyRow; className?: string }) {
  const { conditions, always } = useRuleWords();
  const names = namesIn(row);
  const { season_id } = valuesOf(row);
  const season =
    typeof row.labels.season_id === 'string' && season_id !== null ? row.labels.season_id : undefined;
  const said = conditions(conditionsOf(valuesOf(row), []), (id) => names.get(id) ?? '', season);
  const all = said.length > 0 ? said.join(' · ') : always;
  return (
    <span title={all} className={className}>
      {all}
    </span>
  );
}

/** What a rule does to a price. */
export function RuleEffect({ row }: { row: AnyRow }) {
  return (
    <span className="whitespace-nowrap tabular-nums">{useRuleWords().effect(ruleEffect(valuesOf(row)))}</span>
  );
}

/** How far what is published is from what is written. */
export function Publication({ row }: { row: AnyRow }) {
  const t = useText(pricingRulesTexts);
  const state = String(row.publication) as 'new' | 'changed' | 'published';
  const tones = { new: 'info', changed: 'warning', published: 'success' } as const;
  return <Chip tone={tones[state]}>{t(state)}</Chip>;
}

/** Rules in the order in which they count: of those that exclude each other one, then those that stack. */
export function inOrder(rows: readonly AnyRow[]): AnyRow[] {
  const asRule = (row: AnyRow) => ({ ...row, ...valuesOf(row), when: conditionsOf(valuesOf(row), []) });
  return [...rows].sort((one, other) => {
    const [a, b] = [asRule(one), asRule(other)];
    return Number(a.stackable) - Number(b.stackable) || goesBefore(a as never, b as never);
  });
}

function namesIn({ labels, ...row }: AnyRow): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(labels).flatMap(([field, names]) => {
      const ids = row[field as keyof typeof row];
      return Array.isArray(ids) && Array.isArray(names)
        ? ids.map((id, at): [string, string] => [String(id), names[at] ?? ''])
        : [];
    }),
  );
}
