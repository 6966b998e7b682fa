import { textsIn } from '@leme/contract/kit/language/texts';
import { maintenanceTasks } from '@leme/contract/maintenance/plans/maintenance-tasks';
import { addStarterPlans } from '@leme/contract/maintenance/plans/starter-endpoint';
import { starterPlans } from '@leme/contract/maintenance/plans/starter-plans';
import { maintenanceWords } from '@leme/contract/maintenance/texts/texts';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { createRow } from '#kit/resource/save/save-row';
import { statement } from '#kit/resource/statement';

/** What nothing is said of in a plan to begin with. */
const usual = {
  based_on: 'completed',
  priority: 'media',
  active: true,
  blocks_sailing: false,
  when_due: 'alert',
  warn_days: 0,
  warn_hours: 0,
  tolerance_days: 0,
  tolerance_hours: 0,
  checklist: [],
};

/** Plans to begin with, each made by the rules of the register. */
export const servesStarters = serve(addStarterPlans, async ({ input, tx, actor, registers }) => {
  const t = textsIn(maintenanceWords, input.locale);
  const wanted = [...new Set(input.plans)].map((name) => ({
    ...usual,
    ...starterPlans[name],
    title: t(`starter.${name}`),
    notes: t('starter.manual'),
  }));
  const titles = wanted.map(({ title }) => title);
  const there = await tx.rows(
    statement<{ title: string }>(sql`select t.title from maintenance_tasks t
      where t.tenant_id = ${actor.tenantId} and t.title = any(${titles}::text[]) and t.deleted_at is null`),
  );
  const known = new Set(there.map(({ title }) => title));
  const fresh = wanted.filter(({ title }) => !known.has(title));
  const register = registers.named(maintenanceTasks.name);
  for (const plan of fresh) await createRow(register, { tx, actor }, plan);
  return { added: fresh.length };
});
