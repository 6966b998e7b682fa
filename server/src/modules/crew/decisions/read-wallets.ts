import { listCrewCompetencies, mostPapers, type WalletPaper } from '@leme/contract/crew/endpoints';
import { dayIn } from '@leme/contract/kit/values/days';
import { type RawBuilder, sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { isPlainPaper, opensAll } from '../shut-files.ts';

/** Papers of people who are there: what waits to be checked first, then what ends first. Of health papers only the dates. */
async function papersWhere({ tx, actor }: Work, which: RawBuilder<unknown>): Promise<WalletPaper[]> {
  const isOpen = sql`(${actor.permissions.has(opensAll)} or coalesce(m.user_id = ${actor.userId}, false) or ${isPlainPaper})`;
  return await tx.rows(
    statement<WalletPaper>(sql`select c.id, c.crew_id, m.full_name as person, coalesce(k.name, o.name, '') as competency,
        coalesce(k.kind, case when o.id is not null then 'interno' end) as kind,
        c.number, c.issued_on::text as issued_on, c.expires_on::text as expires_on, c.issuer, c.status, c.self_declared,
        case when ${isOpen} then c.front end as front, case when ${isOpen} then c.back end as back, c.version
      from crew_credentials c
        join crew_members m on m.tenant_id = c.tenant_id and m.id = c.crew_id and m.deleted_at is null
        left join own_competencies o on o.tenant_id = c.tenant_id and o.id = c.own_competency_id
        left join competencies k on k.id = c.competency_id
      where c.tenant_id = ${actor.tenantId} and c.deleted_at is null and ${which}
      order by (c.status = 'aguardando') desc, c.expires_on nulls last, c.id limit ${mostPapers + 1}`),
  );
}

/** Who somebody is among the crew, by the account. */
export async function ownMember({ tx, actor }: Work): Promise<{ id: string; full_name: string } | undefined> {
  return await tx.first(
    statement<{ id: string; full_name: string }>(sql`select m.id, m.full_name from crew_members m
      where m.tenant_id = ${actor.tenantId} and m.user_id = ${actor.userId} and m.deleted_at is null`),
  );
}

type Choice = { id: string; name: string; isOwn: boolean };

/** What a paper may be of: the company's own first. */
async function choicesOf({ tx, actor }: Work): Promise<Choice[]> {
  const own = await tx.rows(
    statement<Choice>(sql`select o.id, o.name, true as "isOwn" from own_competencies o
      where o.tenant_id = ${actor.tenantId} and o.deleted_at is null
      order by o.name collate "und-x-icu", o.id limit ${mostPapers}`),
  );
  const shared = await tx.rows(
    statement<Choice>(sql`select c.id, c.name, false as "isOwn" from competencies c
      where c.deleted_at is null order by c.name collate "und-x-icu", c.id limit ${mostPapers}`),
  );
  return [...own, ...shared];
}

/** One's own wallet, and the papers of everybody for who may read people; partners have neither. */
export const servesWallets = serve(listCrewCompetencies, async ({ tx, actor, clock }) => {
  const work = { tx, actor };
  const today = dayIn(actor.timezone, clock.now());
  if (actor.partner) return { today, member: null, own: [], all: null, isCut: false, choices: [] };
  const member = await ownMember(work);
  const own = member ? await papersWhere(work, sql`c.crew_id = ${member.id}`) : [];
  const all = actor.permissions.has('users:read') ? await papersWhere(work, sql`true`) : null;
  const isCut = [own, all ?? []].some(({ length }) => length > mostPapers);
  return {
    today,
    member: member ?? null,
    own: own.slice(0, mostPapers),
    all: all === null ? null : all.slice(0, mostPapers),
    isCut,
    choices: member ? await choicesOf(work) : [],
  };
});
