import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** `/api/health`: anyone learns whether the service works; loopback also the state of the database. */
export function serveHealth(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/api/health', async (request, reply) => {
    const database = await pool.query('select 1').then(
      () => 'ok' as const,
      () => 'unreachable' as const,
    );
    const status = database === 'ok' ? 'ok' : 'degraded';
    const isLocal = request.ip === '127.0.0.1' || request.ip === '::1';
    return reply.code(status === 'ok' ? 200 : 503).send(isLocal ? { status, database } : { status });
  });
}
