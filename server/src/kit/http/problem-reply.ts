import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Catalogue,
  Problem,
  type ProblemBody,
  type ProblemName,
  problems,
} from '@leme/contract/kit/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brokenConstraint, isNodeLost } from '../database/database-fault.ts';
import { logFault } from '../watch/fault-log.ts';
import { type Protocol, protocolOf, speak } from './protocol.ts';
import type { Constraints } from './serve.ts';

/** The problems there are beside the kit's, and the constraints whose violation a person can act on. */
type Known = {
  problems?: Catalogue;
  constraints?: Constraints;
  protocols?: readonly Protocol[];
  refusalsPerSecond?: number;
  /** Holds an answer back for so many ms; the clock's own unless a test tells the time. */
  wait?: (ms: number) => Promise<unknown>;
};

/** The one exit of every failure: an `application/problem+json` body; a 500 tells nothing but its request id. */
export function answerProblems(app: FastifyInstance, known: Known = {}): void {
  app.decorate('problems', known.problems ?? problems);
  speak(app, known.protocols ?? []);
  const slowDown = paceOfRefusals(known.refusalsPerSecond ?? 50, known.wait ?? sleep);
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const problem = problemOf(error, known.constraints ?? {}, resetOf(reply));
    if (problem.problem === 'internal' || problem.problem === 'too-much-work')
      logFault(
        {
          event: 'request',
          request_id: request.id,
          route: `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
        },
        error,
      );
    if (isRefusal(problem)) await slowDown();
    return sendProblem(reply, request, problem);
  });
}

/** What is said before any work: no rights, no room, not from here. */
function isRefusal({ problem }: Problem): boolean {
  return [
    'signed-out',
    'forbidden',
    'cross-origin',
    'too-many-requests',
    'token-missing',
    'token-refused',
  ].includes(problem);
}

/** Refusals beyond so many a second come a second later: who asks again at once, whatever the answer, costs others less. */
function paceOfRefusals(perSecond: number, wait: NonNullable<Known['wait']>): () => Promise<void> {
  let [second, refused] = [0, 0];
  return async () => {
    const now = Math.floor(performance.now() / 1_000);
    refused = now === second ? refused + 1 : 1;
    second = now;
    if (refused > perSecond) await wait(1_000);
  };
}

export function sendProblem(reply: FastifyReply, request: FastifyRequest, problem: Problem): FastifyReply {
  Object.assign(request.outcome ?? {}, { problem });
  const { status, title } = request.server.problems[problem.problem] ?? problems.internal;
  const retryAfter = problem.params?.retry_after;
  if (typeof retryAfter === 'number') {
    reply.header('retry-after', String(retryAfter));
    // What refuses may be another limit than the one that counted first: both headers say when to come again.
    if (reply.hasHeader(reset)) reply.header(reset, retryAfter);
  }
  const protocol = protocolOf(request);
  if (protocol) {
    const refusal = protocol.refusal(problem, request);
    Object.assign(request.outcome ?? {}, { body: refusal.body });
    return reply.code(refusal.status).type('application/json; charset=utf-8').send(refusal.body);
  }
  const body: ProblemBody = {
    type: `/problems/${problem.problem}`,
    title,
    status,
    instance: request.id,
    ...(problem.errors && { errors: problem.errors }),
    ...(problem.params && { params: problem.params }),
  };
  return reply
    .code(status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(body));
}

const reset = 'x-ratelimit-reset';

/** In how many seconds the limit that was counted begins anew; a minute where none says so. */
function resetOf(reply: FastifyReply): number {
  return Number(reply.getHeader(reset) ?? 60);
}

const byFastifyCode: Record<string, ProblemName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-body',
};

function problemOf(error: FastifyError, byConstraint: Constraints, retry_after: number): Problem {
  if (error instanceof Problem) return error;
  const known = byFastifyCode[error.code ?? ''] ?? databaseProblem(error, byConstraint);
  if (known) return known instanceof Problem ? known : new Problem(known);
  if (error.statusCode === 429) return new Problem('too-many-requests', { params: { retry_after } });
  if (error.statusCode && error.statusCode < 500) return new Problem('malformed-body');
  return new Problem('internal');
}

const bySqlState: Record<string, ProblemName> = {
  '23503': 'in-use',
  '23505': 'already-exists',
  '55P03': 'request-in-flight',
  '57014': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '53300': 'unavailable',
  '53100': 'unavailable',
  '40001': 'unavailable',
  '40P01': 'unavailable',
};

const lostConnection =
  /ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|Connection terminated|connection timeout|timeout exceeded|not queryable|Connection ended/;

function databaseProblem(error: Error & { code?: string }, byConstraint: Constraints): Problem | undefined {
  const constraint = brokenConstraint(error);
  const name = (constraint && byConstraint[constraint]) ?? bySqlState[error.code ?? ''];
  if (name === 'unavailable' || name === 'request-in-flight')
    return new Problem(name, { params: { retry_after: 1 } });
  // A value the database cannot read: too large a number, a moment that never was.
  if (error.code?.startsWith('22') && error.code.length === 5)
    return new Problem('validation', { errors: [] });
  if (name) return new Problem(name, constraint ? { params: { constraint } } : {});
  if (isNodeLost(error) || lostConnection.test(`${error.code} ${error.message}`))
    return new Problem('unavailable', { params: { retry_after: 1 } });
  return undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every problem this server may answer. */
    problems: Catalogue;
  }
}
