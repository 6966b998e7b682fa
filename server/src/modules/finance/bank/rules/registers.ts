import { bankRules } from '@leme/contract/finance/bank/bank-rules';
import { sql } from 'kysely';
import { counting } from '#kit/resource/list/computed';
import { serveResource } from '#kit/resource/serve-resource';

/** Rules, each with how many lines it met. */
export const ruleRegister = serveResource(bankRules, {
  computes: counting('bank_rules', {
    hits: (tenantId) => sql`select 1 from bank_lines l where l.tenant_id = ${tenantId} and l.rule_id = t.id
      and l.status <> 'undone'`,
  }),
});
