import { crewCredentials } from '@leme/contract/crew/crew-credentials';
import type { Fault } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Saving } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { statement } from '#kit/resource/statement';
import { othersMay } from './others-may.ts';

const mayCheck = 'crew-members:update';

/** What a paper says; once it was checked it says nothing else. */
const said = [
  'competency_id',
  'own_competency_id',
  'number',
  'issued_on',
  'expires_on',
  'issuer',
  'front',
  'back',
] as const;

const isDecision = ({ values, before }: Saving) =>
  before !== null && before.status === 'aguardando' && values.status !== 'aguardando';

/** Whether the paper is of whoever acts. */
async function isOwn({ values, tx, actor }: Saving): Promise<boolean> {
  const found = await tx.first(
    statement<{ id: string }>(sql`select m.id from crew_members m
      where m.tenant_id = ${actor.tenantId} and m.id = ${values.crew_id} and m.user_id = ${actor.userId}`),
  );
  return found !== undefined;
}

/** Nobody checks his own paper while somebody else could, and what was checked is not rewritten. */
async function check(saving: Saving): Promise<Fault[]> {
  const { values, before } = saving;
  if (isDecision(saving) && (await isOwn(saving)) && (await othersMay(saving, mayCheck)))
    return [{ pointer: '/status', code: 'own-paper' }];
  if (before?.status !== 'conferida') return [];
  return said
    .filter((name) => values[name] !== before[name])
    .map((name) => ({ pointer: `/${name}`, code: 'checked-paper' }));
}

/** Keeps whether the person himself said that the paper is right. */
async function afterSave(saving: Saving): Promise<void> {
  const { id, tx, actor, before, values } = saving;
  if (before === null || before.status === values.status) return;
  const isSelfDeclared = values.status === 'conferida' && (await isOwn(saving));
  await tx.change(
    statement(sql`update crew_credentials t set self_declared = ${isSelfDeclared}
      where t.tenant_id = ${actor.tenantId} and t.id = ${id} and t.self_declared <> ${isSelfDeclared}`),
  );
}

export const servesCrewCredentials = serveResource(crewCredentials, {
  computes: ({ tenantId }, ids) => sql`select t.id, t.self_declared from crew_credentials t
    where t.tenant_id = ${tenantId} and t.id = any(${[...ids]}::uuid[])`,
  check,
  afterSave,
});
