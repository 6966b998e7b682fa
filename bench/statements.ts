import type { Compilable } from 'kysely';
import type pg from 'pg';
import type { Actor } from '../server/src/kit/actor.ts';
import type { Work } from '../server/src/kit/work.ts';

/** The statements of the product itself, as its own code writes them in a company of which nothing is found. */
export async function statementsOf(
  tenantId: string,
  ask: (work: Work) => Promise<unknown>,
): Promise<pg.QueryConfig[]> {
  const written: pg.QueryConfig[] = [];
  const note = (query: Compilable<unknown>) => {
    const { sql, parameters } = query.compile();
    written.push({ name: `needed-${written.length}`, text: sql, values: [...parameters] });
  };
  const tx = {
    rows: async <Row>(query: Compilable<Row>): Promise<Row[]> => {
      note(query);
      return [];
    },
    first: async <Row>(query: Compilable<Row>): Promise<Row | undefined> => void note(query),
    change: async (query: Compilable<unknown>) => {
      note(query);
      return 0;
    },
    send: note,
  };
  await ask({ tx, actor: anActor(tenantId) });
  return written;
}

const anActor = (tenantId: string): Actor => ({
  userId: tenantId,
  fullName: '',
  email: '',
  role: 'admin',
  tenantId,
  homeTenantId: tenantId,
  timezone: 'America/Sao_Paulo',
  permissions: new Set(),
  denied: new Set(),
  partner: null,
  isOperator: false,
  modulesKnown: true,
  rightsKnown: true,
  rightsUntil: null,
  isReadOnly: false,
  isCrew: true,
  mustChangePassword: false,
  mustSetSecondFactor: false,
  tokenHash: '',
});
