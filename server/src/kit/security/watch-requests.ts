import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { coarseNetwork } from './coarse-network.ts';
import { deviceOf } from './device-of.ts';
import type { EventLog } from './event-log.ts';
import { whatHappened } from './what-happened.ts';

/** Notes what a request meant for the access log once it is over, so that it costs whoever asked nothing. */
export function watchRequests(app: FastifyInstance, log: EventLog, clock: Clock): void {
  app.addHook('onResponse', async ({ routeOptions, actor, outcome, ip, headers }) => {
    const { endpoint } = routeOptions.config;
    if (!endpoint) return;
    for (const found of whatHappened({ endpoint, actor, outcome })) {
      log.note({
        resource: null,
        filters: [],
        rows: null,
        ...found,
        at: clock.now(),
        address: coarseNetwork(ip),
        device: deviceOf(headers['user-agent']),
      });
    }
  });
}
