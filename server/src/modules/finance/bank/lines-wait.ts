import { sql } from 'kysely';
import type { Hooks } from '#kit/hooks';
import { inAllLanguages } from '#kit/in-all-languages';
import { statement } from '#kit/resource/statement';
import { bankTexts } from './texts/texts.ts';

/** Lines of statements that nobody told of yet wait for who may. */
export const linesWait: NonNullable<Hooks['needsYou']> = async ({ tx, actor }) => {
  if (!actor.permissions.has('finance-bank-reconciliation:update') || actor.partner) return [];
  const row = await tx.first(
    statement<{ n: number }>(sql`select count(*) as n from bank_lines l
      where l.tenant_id = ${actor.tenantId} and l.status in ('unmatched', 'suggested')`),
  );
  const count = row?.n ?? 0;
  return [
    {
      id: 'bank-lines',
      words: inAllLanguages(bankTexts, 'needs.lines', { count }),
      count,
      path: '/finance/bank-reconciliation',
      severity: 'info',
    },
  ];
};
