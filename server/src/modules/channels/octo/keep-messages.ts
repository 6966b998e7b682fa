import type { FastifyRequest } from 'fastify';
import type { Clock } from '#kit/clock';
import { db } from '#kit/database/sql';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { Protocol } from '#kit/http/protocol';
import { newId } from '#kit/ids';

const longest = 20_000;
/** Who somebody is, and how to reach them: told to nobody who looks for a fault. */
const masked: ReadonlySet<string> = new Set([
  'fullName',
  'firstName',
  'lastName',
  'emailAddress',
  'phoneNumber',
  'postalCode',
  'country',
  'notes',
  'reason',
]);

/** A body without names and contacts; one that is too long is told as such. */
export function withoutPeople(body: unknown): string | null {
  if (body === undefined || body === null) return null;
  const text = JSON.stringify(body, (key, value) =>
    masked.has(key) && typeof value === 'string' ? '•••' : value,
  );
  return text.length > longest ? JSON.stringify({ characters: text.length }) : text;
}

/** Keeps what a partner asked and was answered, behind the answer; one that is lost is nobody's loss. */
export function keepsMessages({
  tenantTx,
  clock,
}: {
  tenantTx: TenantTx;
  clock: Clock;
}): Required<Protocol>['hears'] {
  return (request, { status, ms }) => {
    const { actor, outcome, method } = request;
    if (!actor?.machine) return;
    const { tenantId, machine } = actor;
    const answer = outcome.body as { error?: string } | undefined;
    const row = {
      tenant_id: tenantId,
      id: newId(),
      partner_id: machine.partnerId,
      method,
      path: pathOf(request),
      status,
      error: typeof answer?.error === 'string' ? answer.error : null,
      ms,
      request: withoutPeople(request.body),
      answer: withoutPeople(outcome.body),
      is_test: machine.isTest || request.headers['octo-env'] === 'test',
      created_at: clock.now().toString(),
    };
    tenantTx
      .write(tenantId, (tx) => tx.change(db.insertInto('channel_messages').values(row)))
      .catch(() => undefined);
  };
}

const pathOf = ({ url }: FastifyRequest) => (url.split('?')[0] ?? '').slice('/api/octo'.length, 300);
