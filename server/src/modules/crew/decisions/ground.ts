import type { Credential, Override } from '@leme/contract/crew/engine/decide';
import { type Scope, tonnageBand, type ValueOf } from '@leme/contract/crew/engine/dimensions';
import { type Cell, cellKey, type Matrix } from '@leme/contract/crew/engine/matrix';
import type { Position } from '@leme/contract/crew/positions';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';

/** A person, or the clock, which is nobody. */
export type Looking = { tx: Tx; actor: Pick<Actor, 'tenantId'> };

/** More boats than these are not shown to anybody at once. */
const mostBoats = 500;

export type Member = { id: string; birth: string | null; positions: Position[] };
type Boat = {
  id: string;
  boat_name: string;
  type: ValueOf<'boat_type'>;
  use_class: ValueOf<'use_class'>;
  nav_area: ValueOf<'nav_area'> | null;
  gross_tonnage: number | null;
};
export type Paper = Credential & { crew_id: string; number: string };
/** What all decisions of a company stand on, and what competencies and versions are called. */
export type Ground = {
  matrix: Matrix;
  overrides: readonly Override[];
  called: ReadonlyMap<string, string>;
  numbers: ReadonlyMap<string, number>;
};

/** The matrix as it was published, with the papers of the platform and of the company. */
export async function readGround({ tx, actor }: Looking): Promise<Ground> {
  const versions = await tx.rows(
    statement<{ id: string; number: number; effective_from: string; cells: Cell[] }>(
      sql`select v.id, v.number, v.effective_from::text as effective_from, v.cells from competency_versions v
        where v.status = 'published' order by v.number`,
    ),
  );
  type Known = {
    id: string;
    code: string;
    group: string | null;
    rank: number | null;
    nav_area: ValueOf<'nav_area'> | null;
  };
  const shared = await tx.rows(
    statement<Known>(
      sql`select c.id, c.code, c."group", c.rank, c.nav_area from competencies c order by c.id`,
    ),
  );
  const own = await tx.rows(
    statement<Known>(sql`select o.id, o.name as code, null::text as "group", null::integer as rank,
        null::text as nav_area
      from own_competencies o where o.tenant_id = ${actor.tenantId} order by o.id`),
  );
  const known = [...shared, ...own];
  return {
    overrides: await readOverrides({ tx, actor }),
    matrix: { versions, catalogue: new Map(known.map((each) => [each.id, each])) },
    called: new Map(known.map(({ id, code }) => [id, code])),
    numbers: new Map(versions.map(({ id, number }) => [id, number])),
  };
}

/** The exceptions that were approved, whenever each is good. */
async function readOverrides({ tx, actor }: Looking): Promise<Override[]> {
  type Row = Omit<Override, 'cell'> & Scope & { position: Position };
  const rows = await tx.rows(
    statement<Row>(sql`select o.id, o."position", o.activity, o.use_class, o.nav_area, o.boat_type, o.tonnage, o.change,
        o.valid_from::text as valid_from, o.valid_to::text as valid_to,
        array(select l.target_id from competency_overrides_competencies l
          where l.tenant_id = ${actor.tenantId} and l.owner_id = o.id)
        || array(select w.target_id from competency_overrides_own_competencies w
          where w.tenant_id = ${actor.tenantId} and w.owner_id = o.id) as competencies
      from competency_overrides o
      where o.tenant_id = ${actor.tenantId} and o.status = 'aprovada' and o.deleted_at is null order by o.id`),
  );
  return rows.map((row) => ({ ...row, cell: cellKey(row) }));
}

/** Somebody of the crew who is there. */
export async function readMember({ tx, actor }: Looking, id: string): Promise<Member | undefined> {
  return await tx.first(
    statement<Member>(sql`select m.id, m.birth::text as birth, m.positions from crew_members m
      where m.tenant_id = ${actor.tenantId} and m.id = ${id} and m.deleted_at is null`),
  );
}

/** The boats there are, or one of them, by their names. */
export async function readBoats({ tx, actor }: Looking, id: string | null = null): Promise<Boat[]> {
  return await tx.rows(
    statement<Boat>(sql`select b.id, b.boat_name, b.type, b.use_class, b.nav_area, b.gross_tonnage from boats b
      where b.tenant_id = ${actor.tenantId} and b.deleted_at is null
        and ${id === null ? sql`b.status <> 'inactive'` : sql`b.id = ${id}`}
      order by b.boat_name collate "und-x-icu", b.id limit ${mostBoats}`),
  );
}

/** The papers of these people, whatever each is worth. */
export async function readPapers({ tx, actor }: Looking, crew: readonly string[]): Promise<Paper[]> {
  return await tx.rows(
    statement<Paper>(sql`select c.id, c.crew_id, c.number, coalesce(c.competency_id, c.own_competency_id) as competency_id,
        c.status, c.issued_on::text as issued_on, c.expires_on::text as expires_on, c.self_declared
      from crew_credentials c
      where c.tenant_id = ${actor.tenantId} and c.crew_id = any(${[...crew]}::uuid[]) and c.deleted_at is null
      order by c.id`),
  );
}

/** A sailing of a boat as the matrix looks at it. */
export function contextOf(boat: Boat, activity: ValueOf<'activity'>): Scope {
  const { use_class, nav_area, type: boat_type, gross_tonnage } = boat;
  return { activity, use_class, nav_area, boat_type, tonnage: tonnageBand(gross_tonnage) };
}
