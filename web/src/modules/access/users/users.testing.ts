import { listRoles } from '@leme/contract/access/people/rights-endpoints';
import { getUserRow, listUsers, type UserRow } from '@leme/contract/access/people/user-endpoints';
import { assignableRoles, partnerKind, type Role, roles } from '@leme/contract/access/roles';
import { aServer } from '../../../testing/open-page.tsx';

const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export function person(n: number, facts: Partial<UserRow> = {}): UserRow {
  return {
    id: id(n),
    full_name: `Pessoa ${n}`,
    email: `pessoa${n}@mar-azul.test`,
    status: 'active',
    role: 'marinheiro',
    supplier_id: null,
    agent_id: null,
    partner_name: null,
    version: 1,
    created_at: '2031-02-07T02:30:00Z',
    updated_at: '2031-02-07T02:30:00Z',
    last_sign_in_at: '2031-02-07T12:00:00Z',
    must_change_password: false,
    temporary_until: null,
    link_until: null,
    has_second_factor: false,
    is_kept: true,
    ...facts,
  };
}

/** A company with these people, narrowed and paged as the server does; `as` says which levels may be given. */
export function aServerWith(people: readonly UserRow[], as: Role = 'admin') {
  const server = aServer();
  const held = { people: [...people] };
  server.answers(listUsers, ({ q, status, role, page, limit }) => {
    const fit = held.people
      .filter((each) => !q || each.full_name.includes(q))
      .filter((each) => !role || role.length === 0 || (each.role !== null && role.includes(each.role)));
    const shown = fit.filter((each) => !status || each.status === status);
    const count = (wanted: string) => fit.filter((each) => each.status === wanted).length;
    return {
      data: shown.slice((page - 1) * limit, page * limit),
      count: shown.length,
      countIsEstimate: false,
      page,
      limit,
      hasMore: false,
      nextCursor: null,
      facets: { status: { active: count('active'), inactive: count('inactive') } },
    };
  });
  server.answers(getUserRow, ({ id: wanted }) => held.people.find((each) => each.id === wanted) ?? person(0));
  const given = assignableRoles(as, false);
  server.answers(listRoles, {
    data: roles
      .filter((name) => !name.startsWith('saas_'))
      .map((name, at) => ({
        name,
        rank: at + 1,
        is_assignable: given.includes(name),
        is_editable: false,
        partner: partnerKind(name),
        gives: [],
        people: 0,
      })),
  });
  return Object.assign(server, { held });
}
