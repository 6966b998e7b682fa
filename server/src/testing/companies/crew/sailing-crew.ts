import { expect } from 'vitest';
import type { Person, World } from '../../world.ts';
import { aTrade, sessionBody } from '../trade.ts';

/** The id of a paper of the catalogue. */
async function competency(staff: Person, q: string): Promise<string> {
  const { data } = (await staff.get(`/crew-credentials/options/competency_id?q=${q}`)).body;
  return data[0].id;
}

/** A company with two boats of known waters, and people of the crew, of whom captains and sailors have a checked paper. */
export async function aSailingCrew(world: World) {
  const company = await world.company();
  const [staff, other] = [await world.user(company, 'admin'), await world.user(company, 'manager')];
  const trade = await aTrade(world, company);
  for (const id of trade.boats) {
    const { version } = (await staff.get(`/boats/${id}`)).body;
    const known = { nav_area: 'costeira', gross_tonnage: 8, min_crew: 2 };
    expect((await staff.patch(`/boats/${id}`, { version, ...known })).status).toBe(200);
  }
  const paper = await competency(staff, 'MNC');

  /** Somebody of the crew; `expires_on` null has no paper at all. */
  async function member(
    full_name: string,
    positions: readonly string[],
    given: { expires_on?: string | null; role?: 'marinheiro' } & Record<string, unknown> = {},
  ) {
    const { expires_on = '2027-12-31', role, ...more } = given;
    const account = role ? await world.user(company, role) : undefined;
    const made = await staff.post('/crew-members', {
      full_name,
      birth: '1986-04-12',
      positions,
      ...(account && { user_id: account.id }),
      ...more,
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { id } = made.body as { id: string };
    if (expires_on !== null) {
      const credential = { crew_id: id, competency_id: paper, number: `CIR ${full_name}`, expires_on };
      const { id: credential_id } = (await staff.post('/crew-credentials', credential)).body;
      await other.post(`/crew-credentials/${credential_id}/acceptance`, { version: 1 });
    }
    return { id, account };
  }

  async function sail(
    date: string,
    start_time: string,
    end_time: string,
    given: Record<string, unknown> = {},
  ) {
    const body = sessionBody(trade, {
      date,
      start_time,
      end_time,
      guide_name: null,
      sailor_name: null,
      ...given,
    });
    const made = await staff.post('/sessions', body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body as { id: string; version: number };
  }

  const assign = (crew_id: string, session_id: string, given: Record<string, unknown> = {}) =>
    staff.post('/crew-assignments', {
      crew_id,
      session_id,
      boat_id: trade.boats[0],
      position: 'comandante',
      ...given,
    });
  const board = async (week: string) => (await staff.get(`/rosters?week=${week}`)).body;
  return { company, staff, other, trade, member, sail, assign, board };
}
