import type { AddressOf, CallOf, Endpoint, ReplyOf } from '@leme/contract/kit/endpoint';
import { bringRefusals } from '../problem/refusals.ts';
import { ApiProblem, NetworkProblem } from './api-problem.ts';
import { recordCall } from './connectivity.ts';
import { takeEarly } from './early.ts';
import { createKeys } from './idempotency.ts';
import { readAnswer } from './read-answer.ts';
import { type BuiltRequest, buildRequest, type CallInput } from './request.ts';
import { noteToldUntil } from './told-until.ts';

export { ApiProblem, isProblem, isWithoutAnswer, NetworkProblem } from './api-problem.ts';

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Polling, prefetching and the like: no act of a person, so it does not keep the sign-in session alive. */
  background?: boolean | undefined;
  /** An own Idempotency-Key; without one each write gets a key that a repetition of it keeps. */
  key?: string | undefined;
};

type Rest<E> =
  Record<never, never> extends CallOf<E>
    ? [input?: CallOf<E>, options?: CallOptions]
    : [input: CallOf<E>, options?: CallOptions];

type Context = {
  /** The company the page was opened for; every call names it. */
  tenantId: string | null;
  onSignedOut: () => void;
  onTenantChanged: () => void;
};

const timeoutMs = 15_000;
const keys = createKeys();
let lastActAt = 0;

/** What calls know of the session around them; filled by the session store. */
export const callContext: Context = {
  tenantId: null,
  onSignedOut: () => undefined,
  onTenantChanged: () => location.reload(),
};

/** When the last call that a person caused was sent, in epoch milliseconds. */
export function lastActOfPerson(): number {
  return lastActAt;
}

/**
 * Calls an endpoint of the contract, which is known here by its type only so that no schema reaches the browser:
 * `call<typeof signIn>('POST /auth/sign-in', { email, password })`. Throws `ApiProblem` or `NetworkProblem`.
 */
export async function call<E extends Endpoint>(address: AddressOf<E>, ...rest: Rest<E>): Promise<ReplyOf<E>> {
  const [input, options = {}] = rest;
  const request = buildRequest(address, input as CallInput | undefined);
  if (!options.background) lastActAt = Date.now();
  try {
    const reply = await send(request, options);
    keys.settle(request);
    return reply as ReplyOf<E>;
  } catch (error) {
    if (error instanceof ApiProblem) settleProblem(request, error);
    throw error;
  }
}

function settleProblem(request: BuiltRequest, problem: ApiProblem): void {
  if (problem.status < 500 && problem.name !== 'request-in-flight') keys.settle(request);
  if (problem.name === 'signed-out') callContext.onSignedOut();
  if (problem.name === 'tenant-changed') callContext.onTenantChanged();
}

async function send(request: BuiltRequest, options: CallOptions): Promise<unknown> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort('timeout'), timeoutMs);
  const giveUp = () => limit.abort('caller');
  options.signal?.addEventListener('abort', giveUp);
  const startedAt = performance.now();
  const note = (answered: boolean) => recordCall({ answered, ms: performance.now() - startedAt });
  try {
    options.signal?.throwIfAborted();
    // What an act may be refused for, alone or among many, is fetched beside it.
    if (request.method !== 'GET' && !options.background) void bringRefusals();
    // What was asked before the application was there was no act of a person.
    const early = options.background && takeEarly(request, callContext.tenantId, limit.signal);
    const response =
      (early && (await early)) ||
      (await fetch(request.url, {
        method: request.method,
        headers: headersOf(request, options),
        body: request.body ?? null,
        redirect: 'error',
        cache: 'no-store',
        signal: limit.signal,
      }));
    noteToldUntil(response);
    const reply = await readAnswer(response);
    note(true);
    return reply;
  } catch (error) {
    if (error instanceof ApiProblem) {
      note(true);
      throw error;
    }
    options.signal?.throwIfAborted();
    note(false);
    if (error instanceof NetworkProblem) throw error;
    throw new NetworkProblem(limit.signal.aborted ? 'timeout' : 'lost');
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', giveUp);
  }
}

function headersOf(request: BuiltRequest, options: CallOptions): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  if (callContext.tenantId) headers['leme-tenant'] = callContext.tenantId;
  if (options.background) headers['leme-background'] = '1';
  if (request.method === 'POST') headers['idempotency-key'] = options.key ?? keys.keyFor(request);
  return headers;
}
