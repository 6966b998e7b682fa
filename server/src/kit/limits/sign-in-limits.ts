import { Problem } from '@leme/contract/kit/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const minute = 60_000;

/**
 * How often one address may be asked for what costs a password hash or a mail, by the minute: for one account from one
 * network a tenth of what the whole network may. Who is refused for an account takes nothing from who else is there.
 */
export function limitSignIns(app: FastifyInstance, perMinute: number) {
  const ofAccount = app.createRateLimit({
    max: Math.ceil(perMinute / 10),
    timeWindow: minute,
    keyGenerator: (request) => `${request.network} ${accountOf(request)}`,
  });
  const ofNetwork = app.createRateLimit({
    max: perMinute,
    timeWindow: minute,
    keyGenerator: ({ network }) => network,
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (accountOf(request)) await takeOne(ofAccount, request, reply);
    await takeOne(ofNetwork, request, reply);
  };
}

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/** Takes one of what a limit lets through; refuses where there is none left. */
export async function takeOne(limiter: Limiter, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const taken = await limiter(request);
  if (taken.isAllowed) return;
  const { max, remaining, ttlInSeconds, isExceeded } = taken;
  reply.headers({
    'x-ratelimit-limit': max,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': ttlInSeconds,
  });
  if (isExceeded) throw new Problem('too-many-requests', { params: { retry_after: ttlInSeconds } });
}

/** Whom a request is about, as far as it says so before it is checked: whose address it names, or who sends it. */
function accountOf({ body, actor }: FastifyRequest): string {
  const { email, p_username } = (body ?? {}) as { email?: unknown; p_username?: unknown };
  const named = email ?? p_username;
  return typeof named === 'string' ? named.trim().toLowerCase().slice(0, 254) : (actor?.userId ?? '');
}
