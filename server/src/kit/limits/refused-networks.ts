import { Problem } from '@leme/contract/kit/problem';
import type { FastifyInstance } from 'fastify';
import { noteRunning } from '../watch/running.ts';
import { networkOf } from './network.ts';

/** Networks nobody is answered from, each until a moment in ms of the epoch. */
export type RefusedNetworks = ReadonlyMap<string, number>;

/** First of all, before anything is read of a request: notes whose it is, and refuses who ended the process twice. */
export function refuseNetworks(app: FastifyInstance, refused: RefusedNetworks): void {
  app.decorateRequest('network', '');
  app.addHook('onRequest', async (request) => {
    request.network = networkOf(request.ip);
    noteRunning(request.network);
    const left = (refused.get(request.network) ?? 0) - Date.now();
    if (left > 0)
      throw new Problem('too-many-requests', { params: { retry_after: Math.ceil(left / 1_000) } });
  });
}

/** `203.0.113.7=1764340000000,…`, as the launcher hands them on. */
export function readRefusedNetworks(text = ''): RefusedNetworks {
  const entries = text
    .split(',')
    .filter(Boolean)
    .map((entry) => entry.split('='));
  return new Map(entries.map(([network = '', until]) => [network, Number(until)]));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What its address counts as (`network.ts`). */
    network: string;
  }
}
