import { Problem } from '@leme/contract/kit/problem';
import { checkAdminCredentials } from '@leme/contract/tenancy/endpoints';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { type Served, serveOpen } from '#kit/http/serve';
import { writeLog } from './write-log.ts';

export type CheckAdministrator = (asked: {
  actor: Actor;
  username: string;
  password: string;
  code?: string | undefined;
  request: FastifyRequest;
  now: Temporal.Instant;
  /** Writes the line of the try; `refusal` is what is thrown behind it. */
  note: (tx: Tx, verdict: Verdict) => void;
}) => Promise<Verdict>;

type Verdict = { isRight: boolean; userId: string | null; refusal: Problem | null };

/** Answers whether credentials are an administrator's; each try leaves a line about whose were tried. */
export function servesCredentialCheck(checkAdministrator: CheckAdministrator): Served {
  return serveOpen(checkAdminCredentials, async ({ input, actor, clock, request }) => {
    if (!actor) throw new Problem('signed-out');
    const trail = { actor, userAgent: request.headers['user-agent'] };
    const { isRight } = await checkAdministrator({
      actor,
      username: input.p_username,
      password: input.p_password,
      code: input.p_code,
      request,
      now: clock.now(),
      note: (tx, verdict) =>
        writeLog(tx, trail, 'CREDENCIAIS_ADMIN_VERIFICADAS', {
          is_valid: verdict.isRight,
          account: verdict.userId,
          ...(verdict.refusal && { refused: verdict.refusal.problem }),
        }),
    });
    return isRight;
  });
}
