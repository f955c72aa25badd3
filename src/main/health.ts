import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** `live`: the process answers. `ready`: it can also read its database. */
export function addHealth(app: FastifyInstance, pool: Pool): void {
  app.get('/health/live', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (_, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      await pool.query('select 1');
      return await reply.send({ status: 'ready' });
    } catch {
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ status: 'not ready', reason: 'The database does not answer.' });
    }
  });
}
