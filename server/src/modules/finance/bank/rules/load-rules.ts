import { isRuled } from '@leme/contract/finance/bank/lines';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

export type Rule = {
  id: string;
  contains: string;
  direction: 'any' | 'in' | 'out';
  category: string;
  category_id: string;
  cost_centre_id: string | null;
  by_itself: boolean;
  account_id: string;
};

/** The rules that hold, in their turn: of categories that are there, on accounts that are in use. */
export function loadRules({ tx, actor }: Work): Promise<Rule[]> {
  return tx.rows(
    statement<Rule>(sql`select r.id, r.contains, r.direction, c.name as category, c.id as category_id,
        k.id as cost_centre_id, r.by_itself, a.id as account_id
      from bank_rules r
      join finance_categories c on c.tenant_id = r.tenant_id and c.id = r.category_id and c.deleted_at is null
      join finance_accounts a on a.tenant_id = c.tenant_id and a.role = c.account_role and a.active
      left join cost_centres k on k.tenant_id = r.tenant_id and k.id = r.cost_centre_id and k.deleted_at is null
      where r.tenant_id = ${actor.tenantId} and r.deleted_at is null and r.active order by r.turn, r.created_at, r.id`),
  );
}

type Line = { amount: number; payer: string; memo: string };

export const ruleFor = (rules: readonly Rule[], line: Line) => rules.find((rule) => isRuled(rule, line));
