import { faults, Problem } from '@leme/contract/kit/problem';
import {
  archiveCompany,
  type CompanyRow,
  reactivateCompany,
  suspendCompany,
} from '@leme/contract/tenancy/companies/company-endpoints';
import {
  type CompanyMove,
  companyMoves,
  type StopKind,
} from '@leme/contract/tenancy/companies/company-states';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Clock } from '#kit/clock';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Served, serveOpen } from '#kit/http/serve';
import { platformTenantId } from '#kit/ids';
import { writeSystemLog } from '#kit/watch/system-log';
import { writeToAdministrators } from './company-letters.ts';
import { tellCompany, tellPlatform } from './company-log.ts';
import { companyOf, whyUnchanged } from './company-queries.ts';
import type { CompanyNeeds } from './needs.ts';

const actions = {
  suspension: 'EMPRESA_SUSPENSA',
  archival: 'EMPRESA_ARQUIVADA',
  reactivation: 'EMPRESA_REATIVADA',
} as const satisfies Record<CompanyMove, string>;

type Asked = {
  input: {
    id: string;
    version: number;
    password: string;
    code?: string | undefined;
    kind?: StopKind;
    reason?: string;
    subdomain?: string;
  };
  actor: Actor | null;
  clock: Clock;
  request: FastifyRequest;
};

/** A company is stopped, put away and let go on, for the operator's own password. */
export function servesMoves(needs: CompanyNeeds): Served[] {
  return [
    serveOpen(suspendCompany, (asked) => move(needs, 'suspension', asked)),
    serveOpen(archiveCompany, (asked) => move(needs, 'archival', asked)),
    serveOpen(reactivateCompany, (asked) => move(needs, 'reactivation', asked)),
  ];
}

async function move(needs: CompanyNeeds, name: CompanyMove, asked: Asked): Promise<CompanyRow> {
  const { input, actor, clock, request } = asked;
  if (!actor) throw new Problem('signed-out');
  const { id } = input;
  const found = await needs.authTx.read(id, (tx) => companyOf(tx, id));
  await proveOwn(needs, actor, asked);
  if (name === 'archival' && input.subdomain?.trim() !== found.subdomain)
    throw faults([{ pointer: '/subdomain', code: 'slug-differs' }]);
  const now = clock.now();
  return await needs.authTx.writeAcross(id, async (tx, enter) => {
    await change(tx, name, { input, now });
    const { kind, reason } = input;
    const line = {
      actor,
      request,
      company: id,
      action: actions[name],
      details: { ...(kind && { kind, reason }) },
    };
    tellCompany(tx, line);
    await writeToAdministrators(tx, { company: found, move: name, now });
    // Going on, too: who came in at the very moment it was stopped begins anew like everybody else.
    needs.accounts.shut(tx, id);
    const company = await companyOf(tx, id);
    enter(platformTenantId);
    tellPlatform(tx, line);
    needs.accounts.endActing(tx, id);
    return company;
  });
}

/** One conditional update: of two at once, or after somebody else's change, the second is told what it is now. */
async function change(
  tx: Tx,
  name: CompanyMove,
  { input, now }: { input: Asked['input']; now: Temporal.Instant },
): Promise<void> {
  const { id, version, kind = null, reason = null } = input;
  const { from, to } = companyMoves[name];
  const at = now.toString();
  const changed = await tx.change(
    db
      .updateTable('saas_tenants')
      .set({
        status: to,
        status_since: at,
        status_kind: kind,
        status_reason: reason,
        updated_at: at,
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('status', '=', sql<string>`any(${[...from]}::text[])`),
  );
  if (changed === 0) throw await whyUnchanged(tx, { id, version, yours: { status: to, kind, reason } });
}

/** Refuses whoever cannot say the own password, and the code where there is one; a try that failed is told. */
async function proveOwn(needs: CompanyNeeds, actor: Actor, { input, clock, request }: Asked): Promise<void> {
  const { isRight } = await needs.checkAdministrator({
    actor: { ...actor, tenantId: actor.homeTenantId },
    username: actor.email,
    password: input.password,
    code: input.code,
    request,
    now: clock.now(),
    note: (tx, verdict) => {
      if (verdict.isRight) return;
      writeSystemLog(tx, {
        tenantId: actor.homeTenantId,
        userId: actor.userId,
        action: 'SENHA_INVALIDA_PARA_EMPRESA',
        page: 'saas-tenants',
        details: { tenant: input.id },
        userAgent: request.headers['user-agent'],
      });
    },
  });
  if (!isRight) throw faults([{ pointer: '/password', code: 'wrong-password' }]);
}
