import { manningOf } from '@leme/contract/crew/manning';
import { type DemoWork, named } from '../../demo/demo.ts';
import { fakeEmail, fakeName, fakePhone } from '../../demo/fake-people.ts';
import { fakeCpf } from '../../demo/fake-tax-ids.ts';
import { type CrewPlan, crewPlan } from './demo/crew-plan.ts';
import { demoOverrides } from './demo/overrides.ts';
import { papersOf } from './demo/papers.ts';

export { insertNextMatrix as platformDemo } from './demo/next-matrix.ts';

/** Who works aboard of a company, with their papers and days off: one of them is the sailor who signs in. */
export async function demo(work: DemoWork): Promise<void> {
  const told = new Set<string>([work.company.people.marinheiro]);
  const rows = crewPlan.map((plan, at) => memberOf(work, plan, at === 0 ? null : another(work, told)));
  await work.insert('crew_members', rows);
  await work.insert(
    'crew_credentials',
    await papersOf(
      work,
      rows.map(({ id }) => id),
    ),
  );
  await work.insert(
    'boat_manning',
    (await work.read('boats')).flatMap(({ id: boat_id, min_crew }) =>
      min_crew === 0
        ? []
        : manningOf({ min_crew }, []).map(({ position, count }) => ({
            id: work.random.id(),
            boat_id,
            position: position ?? 'marinheiro',
            count,
            source: 'TIE',
          })),
    ),
  );
  const day = Temporal.PlainDate.from(work.today);
  await work.insert(
    'crew_leave',
    crewPlan.flatMap(({ leave }, at) => {
      const crew_id = rows[at]?.id;
      if (!leave || !crew_id) return [];
      const [kind, from, days] = leave;
      const starts = day.add({ days: from });
      return [
        {
          id: work.random.id(),
          crew_id,
          kind,
          starts_on: starts.toString(),
          ends_on: starts.add({ days }).toString(),
        },
      ];
    }),
  );
  await demoOverrides(
    work,
    rows.flatMap(({ id, positions }) => (positions.includes('guia') ? [id] : [])),
  );
}

/** A name nobody has yet. */
function another({ random }: DemoWork, told: Set<string>): string {
  for (;;) {
    const name = fakeName(random);
    if (!told.has(name)) return told.add(name) && name;
  }
}

/** A member as the plan says; without a name it is the company's own sailor, with the account. */
function memberOf({ company, staff, random }: DemoWork, plan: CrewPlan, drawn: string | null) {
  const { birth, positions, engagement, status, daily_rate, trip_rate } = plan;
  const full_name = drawn ?? company.people.marinheiro;
  const cpf = fakeCpf(random);
  return {
    id: random.id(),
    full_name,
    short_name: full_name.split(' ')[0] ?? full_name,
    status,
    positions: [...positions],
    engagement,
    cpf,
    birth,
    phone: fakePhone(random, company.areaCode),
    email: fakeEmail(full_name),
    languages: [...plan.languages],
    next_of_kin_name: fakeName(random),
    next_of_kin_phone: fakePhone(random, company.areaCode),
    next_of_kin_relation: plan.kin,
    daily_rate,
    trip_rate,
    pix_key: cpf,
    user_id: drawn === null ? named(staff, 'marinheiro') : null,
  };
}
