import { Problem } from '@leme/contract/kit/problem';
import { companyZone } from '@leme/contract/tenancy/settings/company-zone';
import { changeZone, previewZone } from '@leme/contract/tenancy/settings/zone-endpoints';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Served, serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';

type Needs = {
  /** Lets every process read anew by which clock the people of a company work. */
  tell: (tx: Tx, tenantId: string) => void;
};

/** By which clock a company lives: what another one would move, and the change with all that follows it. */
export function servesZone({ tell }: Needs): Served[] {
  return [
    serve(previewZone, async ({ input, tx, actor, clock, hooks }) => {
      const { first, ...counts } = await hooks.zoneMoves({ tx, actor, now: clock.now() }, input.timezone);
      return { timezone: await zoneOf(tx, actor.tenantId), ...counts, first: [...first] };
    }),
    serve(changeZone, async ({ input, tx, actor, clock, hooks }) => {
      const { timezone, was } = input;
      // Nothing to do is no step of a trail.
      const isSame = timezone === was && (await zoneOf(tx, actor.tenantId)) === was;
      if (isSame) return { timezone, moved: 0 };
      const changed = await tx.change(
        db
          .updateTable('company_settings')
          .set({ timezone })
          .where('tenant_id', '=', actor.tenantId)
          .where('timezone', '=', was),
      );
      if (changed === 0) {
        const current = { timezone: await zoneOf(tx, actor.tenantId) };
        throw new Problem('stale-version', { params: { current, yours: { timezone } } });
      }
      const moved = await hooks.followsZone({ tx, actor, now: clock.now() });
      await hooks.clockChanged({ tx, actor: { ...actor, timezone }, now: clock.now() });
      tell(tx, actor.tenantId);
      const step = { before: { timezone: was }, after: { timezone } };
      record({ tx, actor }, companyZone, { id: actor.tenantId, action: 'updated', ...step });
      return { timezone, moved };
    }),
  ];
}

async function zoneOf(tx: Tx, tenantId: string): Promise<string> {
  const row = await tx.first(
    db.selectFrom('company_settings').select('timezone').where('tenant_id', '=', tenantId),
  );
  return row?.timezone ?? 'America/Sao_Paulo';
}
