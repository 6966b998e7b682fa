import { Problem } from '@leme/contract/kit/problem';
import { checkAdminCredentials } from '@leme/contract/tenancy/endpoints';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#kit/actor';
import { type Served, serveOpen } from '#kit/serve';
import type { TenantTx } from '#kit/tenant-tx';
import { writeLog } from './write-log.ts';

export type CheckAdministrator = (asked: {
  actor: Actor;
  username: string;
  password: string;
  code?: string | undefined;
  request: FastifyRequest;
  now: Temporal.Instant;
}) => Promise<{ isRight: boolean; userId: string | null }>;

type Needs = { tenantTx: TenantTx; checkAdministrator: CheckAdministrator };

/** Answers whether credentials are an administrator's, and leaves a line about whose were tried. */
export function servesCredentialCheck({ tenantTx, checkAdministrator }: Needs): Served {
  return serveOpen(checkAdminCredentials, async ({ input, actor, clock, request }) => {
    if (!actor) throw new Problem('signed-out');
    const { isRight, userId } = await checkAdministrator({
      actor,
      username: input.p_username,
      password: input.p_password,
      code: input.p_code,
      request,
      now: clock.now(),
    });
    const trail = { actor, userAgent: request.headers['user-agent'] };
    await tenantTx.write(actor.tenantId, async (tx) =>
      writeLog(tx, trail, 'CREDENCIAIS_ADMIN_VERIFICADAS', { is_valid: isRight, account: userId }),
    );
    return isRight;
  });
}
