import { faults, Problem } from '@leme/contract/kit/problem';
import { restoreVersion } from '@leme/contract/tenancy/endpoints';
import { isOlder, mayRestore, objectionTo } from '@leme/contract/tenancy/rules';
import { db } from '#kit/database/sql';
import type { TenantTx } from '#kit/database/tenant-tx';
import { type Served, serveOpen } from '#kit/http/serve';
import { platformTenantId } from '#kit/ids';
import { notify } from '#kit/realtime/pg-notifications';
import type { CheckAdministrator } from './check-credentials.ts';
import { buildsChannel, type ServedBuilds } from './served-builds.ts';
import { type Trail, writeLog } from './write-log.ts';

type Needs = { tenantTx: TenantTx; builds: ServedBuilds; checkAdministrator: CheckAdministrator };

/**
 * Lets a company be served a kept build, or the current one again, for its administrator's password; in the platform it
 * is the default of all companies. Nothing but that choice changes. Every step stands in the company's log.
 */
export function servesRestoration({ tenantTx, builds, checkAdministrator }: Needs): Served {
  return serveOpen(restoreVersion, async ({ input, actor, clock, request }) => {
    if (!actor) throw new Problem('signed-out');
    const { tenantId } = actor;
    if (!mayRestore(actor.role, tenantId === platformTenantId ? 'platform' : 'company'))
      throw new Problem('forbidden');
    const trail: Trail = { actor, userAgent: request.headers['user-agent'] };
    const details = { build_id: input.build_id };
    const { password, code } = input;
    const credentials = { username: actor.email, password, code, request };
    const { isRight } = await checkAdministrator({
      actor,
      ...credentials,
      now: clock.now(),
      // Begun or refused, the try is told before anything else is done.
      note: (tx, verdict) =>
        verdict.isRight
          ? writeLog(tx, trail, 'RESTAURACAO_VERSAO_INICIADA', details)
          : writeLog(tx, trail, 'TENTATIVA_RESTAURACAO_SENHA_INVALIDA', {
              ...details,
              ...(verdict.refusal && { refused: verdict.refusal.problem }),
            }),
    });
    if (!isRight) throw faults([{ pointer: '/password', code: 'wrong-password' }]);
    try {
      const before = await builds.of(tenantId);
      await requireServable(builds, tenantId, input.build_id);
      await restore(tenantTx, trail, input.build_id, before?.build_id ?? null);
    } catch (error) {
      const reason = error instanceof Problem ? (error.errors?.[0]?.code ?? error.problem) : 'internal';
      await tenantTx.write(tenantId, async (tx) =>
        writeLog(tx, trail, 'RESTAURACAO_VERSAO_ERRO', { ...details, reason }),
      );
      throw error;
    }
    builds.forget();
    return { served_build: (await builds.of(tenantId))?.build_id ?? null };
  });
}

async function requireServable(builds: ServedBuilds, tenantId: string, id: string | null): Promise<void> {
  if (id === null) return;
  const [build, current] = [
    builds.kept.find(({ build_id }) => build_id === id),
    await builds.currentFor(tenantId),
  ];
  if (!build || !current) throw new Problem('not-found');
  const objection = objectionTo(build) ?? (isOlder(id, current.build_id) ? null : 'not-older');
  if (objection) throw faults([{ pointer: '/build_id', code: objection }]);
}

function restore(
  tenantTx: TenantTx,
  trail: Trail,
  served_build: string | null,
  before: string | null,
): Promise<void> {
  const { tenantId } = trail.actor;
  return tenantTx.write(tenantId, async (tx) => {
    const changed = await tx.change(
      db.updateTable('saas_tenants').set({ served_build }).where('id', '=', tenantId),
    );
    if (changed !== 1) throw new Problem('tenant-not-found');
    writeLog(tx, trail, 'RESTAURACAO_VERSAO_EXECUTADA', { build_id: served_build, before });
    notify(tx, buildsChannel, tenantId);
  });
}
