import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Disk } from './disk-space.ts';

type Watched = { disk: Disk; areTrailsWhole: () => Promise<boolean> };

/**
 * `/api/health`: anyone learns whether the service works; loopback also the state of the database, how full its disk is,
 * and whether a sealed trail waits for an operator. Those are no reason to send people elsewhere and change no status.
 */
export function serveHealth(app: FastifyInstance, pool: pg.Pool, { disk, areTrailsWhole }: Watched): void {
  app.get('/api/health', async (request, reply) => {
    const database = await pool.query('select 1').then(
      () => 'ok' as const,
      () => 'unreachable' as const,
    );
    const status = database === 'ok' ? 'ok' : 'degraded';
    const isLocal = request.ip === '127.0.0.1' || request.ip === '::1';
    reply.code(status === 'ok' ? 200 : 503);
    if (!isLocal) return reply.send({ status });
    const trails = await areTrailsWhole().then(
      (whole) => (whole ? 'ok' : 'alarm'),
      () => 'unknown',
    );
    const space = await disk.state().catch(() => null);
    return reply.send({ status, database, trails, ...(space && { disk: space }) });
  });
}
