import {
  type CompanyDeed,
  companyDeeds,
  readCompanyLog,
} from '@leme/contract/tenancy/record/record-endpoints';
import { sql } from 'kysely';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import { type Served, serveOpen } from '#kit/http/serve';
import { companyOf } from '../companies/company-queries.ts';

const mostShown = 50;

/** The log of a company as far as it tells of operators; of its own people it tells nothing here. */
export function servesCompanyLog({ authTx }: { authTx: AuthTx }): Served {
  return serveOpen(readCompanyLog, ({ input: { id, before } }) =>
    authTx.read(id, async (tx) => {
      await companyOf(tx, id);
      const rows = await tx.rows(
        db
          .selectFrom('system_logs')
          .select(['id', 'created_at', 'action', 'details'])
          .where('tenant_id', '=', id)
          .where('action', '=', sql<string>`any(${[...companyDeeds]}::text[])`)
          .$if(before !== undefined, (query) => query.where('created_at', '<', before ?? ''))
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(mostShown + 1),
      );
      return { data: rows.slice(0, mostShown).map(toldOf), more: rows.length > mostShown };
    }),
  );
}

type Line = { id: string; created_at: string; action: string; details: unknown };

function toldOf({ id, created_at, action, details }: Line) {
  const told = Object(details) as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof told[name] === 'string' ? told[name] : null);
  const list = (name: string) => (Array.isArray(told[name]) ? told[name] : []);
  return {
    id,
    at: created_at,
    action: action as CompanyDeed,
    operator: text('operator'),
    reason: text('reason'),
    kind: text('kind') as 'abuse' | null,
    former: text('before'),
    subdomain: text('subdomain'),
    added: list('added'),
    removed: list('removed'),
    endpoint: text('endpoint'),
  };
}
