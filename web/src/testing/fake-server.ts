import { changesHeader } from '@leme/contract/kit/changes-header';
import type { Endpoint, InputOf, ReplyOf } from '@leme/contract/kit/endpoint';
import { needsKey } from '@leme/contract/kit/endpoint';
import { example, type Part } from '@leme/contract/kit/example.testing';
import { Problem, type ProblemName } from '@leme/contract/kit/problem';
import { stateEndpoints } from '@leme/contract/kit/resource/move-endpoints';
import { placeField, type Resource } from '@leme/contract/kit/resource/resource';
import { orderEndpoint, resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { replacementEndpoints } from '@leme/contract/kit/resource/resource-replacement-endpoints';
import { fileEndpoints, transferEndpoints } from '@leme/contract/kit/resource/resource-transfer-endpoints';
import { problems } from '@leme/contract/problems';
import { vi } from 'vitest';
import { openStreams } from './fake-stream.ts';

type Answer = (input: Record<string, unknown>) => unknown;
type Given<E> = Part<ReplyOf<E>> | ((input: InputOf<E>) => Part<ReplyOf<E>> | Promise<Part<ReplyOf<E>>>);
/** What was asked: `GET /sessions`, with what, and whether no person did it. */
type Asked = { address: string; input: Record<string, unknown>; isBackground: boolean };

const files = import.meta.glob(['../../../contract/src/**/*.ts', '!**/*.test.ts'], { eager: true });
const declared = Object.values(files as Record<string, object>).flatMap((file) => Object.values(file));
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'permission' in value;
const isRegister = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'shortcuts' in value && 'title' in value;
const addressOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const ofRegisters = declared
  .filter(isRegister)
  .flatMap((register) => [
    resourceEndpoints(register),
    transferEndpoints(register),
    fileEndpoints(register),
    stateEndpoints(register),
    replacementEndpoints(register),
    ...(placeField(register) ? [{ order: orderEndpoint(register) }] : []),
  ])
  .flatMap((endpoints) => Object.values(endpoints));
const endpoints = [...declared, ...ofRegisters]
  .filter(isEndpoint)
  // `/sessions/options` goes before `/sessions/:id`.
  .sort((one, other) => one.path.split(':').length - other.path.split(':').length);

/** Nothing has been told yet. */
const told = { [changesHeader]: 'told.0' };

/** What the browser would see when no answer comes. */
class Lost extends TypeError {}

/** For an endpoint that is out of reach. */
export function noAnswer(): never {
  throw new Lost('no connection');
}

/**
 * The server as a screen knows it, in the place of `fetch` and of the stream: every endpoint of the contract answers the
 * least its reply allows, until a test says more. What leaves the screen has to fit the contract as well.
 */
export function openServer() {
  const answers = new Map<string, Answer>();
  const asked: Asked[] = [];
  const faults: string[] = [];

  const serve = async (url: string, init: RequestInit): Promise<Response> => {
    if (url === '/api/health') return Response.json({});
    const found = find(init.method ?? 'GET', new URL(url, location.origin).pathname);
    if (!found) {
      faults.push(`no endpoint for ${init.method} ${url}`);
      throw new Lost('no endpoint');
    }
    const { endpoint, params } = found;
    const { input, unfit } = readInput(endpoint, params, url, init);
    const isBackground = new Headers(init.headers).has('leme-background');
    asked.push({ address: addressOf(endpoint), input, isBackground });
    try {
      const given = await answers.get(addressOf(endpoint))?.(input);
      faults.push(...unfit);
      const status = endpoint.status ?? 200;
      if (given instanceof Response) return given;
      if (status === 204) return new Response(null, { status });
      return Response.json(example(endpoint.reply, given as object), { status, headers: told });
    } catch (error) {
      // What does not fit the contract may leave the screen where the server is to say so.
      if (!(error instanceof Problem) || error.problem !== 'validation') faults.push(...unfit);
      if (error instanceof Problem) return refused(error);
      if (!(error instanceof Lost)) faults.push(`${addressOf(endpoint)}: ${error}`);
      throw error;
    }
  };
  const readInput = (endpoint: Endpoint, params: object, url: string, { body, headers }: RequestInit) => {
    const sent = {
      params,
      query: Object.fromEntries(new URL(url, location.origin).searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : {},
    };
    const unfit: string[] = [];
    if (needsKey(endpoint) && !new Headers(headers).has('idempotency-key'))
      faults.push(`${endpoint.path}: no idempotency-key`);
    const parts = (['params', 'query', 'body'] as const).map((part) => {
      const read = endpoint[part]?.safeParse(sent[part]);
      if (read?.error) unfit.push(`${addressOf(endpoint)} ${part}: ${read.error.message}`);
      return read?.data ?? sent[part];
    });
    return { input: Object.assign({}, ...parts) as Record<string, unknown>, unfit };
  };

  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const work = serve(url, init);
    const left = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError'))),
    );
    return Promise.race([work, left]);
  });

  return {
    asked,
    faults,
    /** How often an address was asked for. */
    times: (address: string) => asked.filter((each) => each.address === address).length,
    /** What an endpoint answers from now on; what is thrown is its refusal. */
    answers<E extends Endpoint>(endpoint: E, given: Given<E>): void {
      answers.set(addressOf(endpoint), (typeof given === 'function' ? given : () => given) as Answer);
    },
    /** From now on an endpoint answers what no contract knows. */
    breaks(endpoint: Endpoint, body: unknown): void {
      answers.set(addressOf(endpoint), () => Response.json(body));
    },
    /** What was sent to an address, each time. */
    sent: (address: string) => asked.filter((each) => each.address === address).map(({ input }) => input),
    ...openStreams(),
  };
}

export type FakeServer = ReturnType<typeof openServer>;

/** An answer that is a problem of the catalogue. */
export function refuses(name: ProblemName, more: ConstructorParameters<typeof Problem>[1] = {}): () => never {
  return () => {
    throw new Problem(name, more);
  };
}

function find(method: string, pathname: string) {
  for (const endpoint of endpoints) {
    if (endpoint.method !== method) continue;
    const pattern = new RegExp(`^/api${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    const match = pattern.exec(pathname);
    if (match) return { endpoint, params: { ...match.groups } };
  }
  return undefined;
}

function refused({ problem, params, errors }: Problem): Response {
  const { status, title } = problems[problem];
  const body = { type: `/problems/${problem}`, title, status, instance: 'req-1', errors, params };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}
