import {
  type BoatCrew,
  listBoatCrew,
  listOwnService,
  listService,
  type Service,
} from '@leme/contract/crew/endpoints';
import type { ValueOf } from '@leme/contract/crew/engine/dimensions';
import { Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import { type Served, serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { answerTo } from './decide-competency.ts';
import { contextOf, type Member, readBoats, readGround, readMember, readPapers } from './ground.ts';
import { ownMember } from './read-wallets.ts';

/** More people than these are not shown of a boat at once. */
const mostPeople = 200;

type Asked = { date: string; activity: ValueOf<'activity'> };

/** Every boat with every position of somebody: six statements, however many boats there are. */
async function serviceOf(work: Work, member: Member, { date, activity }: Asked): Promise<Service[]> {
  const ground = await readGround(work);
  const papers = await readPapers(work, [member.id]);
  return (await readBoats(work)).map((boat) => {
    const context = contextOf(boat, activity);
    const positions = member.positions.map((position) => ({
      position,
      decision: answerTo(ground, { member, papers, position, context, date }),
    }));
    return { boat_id: boat.id, boat: boat.boat_name, positions };
  });
}

const serves = serve(listService, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor };
  const member = await readMember(work, input.id);
  if (!member) throw new Problem('not-found');
  const date = input.date ?? dayIn(actor.timezone, clock.now());
  return { data: await serviceOf(work, member, { date, activity: input.activity }) };
});

/** The same of oneself, for which the wallet is right enough; nobody of the crew serves nowhere. */
const servesOwn = serve(listOwnService, async ({ tx, actor, clock }) => {
  const work = { tx, actor };
  const own = actor.partner ? undefined : await ownMember(work);
  const member = own && (await readMember(work, own.id));
  if (!member) return { data: [] };
  const date = dayIn(actor.timezone, clock.now());
  return { data: await serviceOf(work, member, { date, activity: 'passeio' }) };
});

type Person = Member & { full_name: string };

/** Who may serve on a boat today; the other way round, with as many statements. */
const servesBoat = serve(listBoatCrew, async ({ input, tx, actor, clock }): Promise<BoatCrew> => {
  const work = { tx, actor };
  const [boat] = await readBoats(work, input.id);
  if (!boat) throw new Problem('not-found');
  const people = await tx.rows(
    statement<Person>(sql`select m.id, m.birth::text as birth, m.positions, m.full_name from crew_members m
      where m.tenant_id = ${actor.tenantId} and m.deleted_at is null and m.status = 'active'
      order by m.full_name collate "und-x-icu", m.id limit ${mostPeople}`),
  );
  const ground = await readGround(work);
  const all = await readPapers(
    work,
    people.map(({ id }) => id),
  );
  const byPerson = Map.groupBy(all, ({ crew_id }) => crew_id);
  const context = contextOf(boat, 'passeio');
  const today = dayIn(actor.timezone, clock.now());
  const data = people.flatMap((member) => {
    const papers = byPerson.get(member.id) ?? [];
    const positions = member.positions
      .map((position) => ({
        position,
        decision: answerTo(ground, { member, papers, position, context, date: today }),
      }))
      .filter(({ decision }) => decision.can !== 'nao');
    return positions.length === 0 ? [] : [{ crew_id: member.id, person: member.full_name, positions }];
  });
  return { today, data };
});

export const servesService: Served[] = [serves, servesOwn, servesBoat];
