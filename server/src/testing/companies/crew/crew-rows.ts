/** Links of exceptions, which no example of a register has, and rosters. */
export const crewRows = [
  ...(
    [
      ['own_competencies', 'own_competencies'],
      ['files', 'files'],
    ] as const
  ).map(
    ([field, to]) =>
      [
        `competency_overrides_${field}`,
        `(tenant_id, owner_id, target_id) select r.tenant_id, r.id, o.id from competency_overrides r
           join ${to} o on o.tenant_id = r.tenant_id where r.tenant_id = $1 and $2::uuid is not null limit 1`,
      ] as const,
  ),
  [
    'competency_overrides_competencies',
    `(tenant_id, owner_id, target_id) select r.tenant_id, r.id, c.id from competency_overrides r
       cross join competencies c where r.tenant_id = $1 and $2::uuid is not null limit 1`,
  ],
  ['rosters', "(tenant_id, id, week, created_at) values ($1, $2, '2026-11-16', now())"],
  [
    'crew_shifts',
    `(tenant_id, id, kind, date, start_time, end_time, starts_at, ends_at, created_at)
       values ($1, $2, 'base', '2026-11-20', '08:00', '16:00', '2026-11-20 11:00Z', '2026-11-20 19:00Z', now())`,
  ],
  [
    'crew_assignments',
    `(tenant_id, id, crew_id, shift_id, position, date, starts_at, ends_at, created_at, updated_at, created_by)
       select m.tenant_id, $2, m.id, h.id, 'apoio', h.date, h.starts_at, h.ends_at, now(), now(), $2 from crew_members m
       join crew_shifts h on h.tenant_id = m.tenant_id where m.tenant_id = $1 order by m.id limit 1`,
  ],
  [
    'crew_days',
    `(tenant_id, crew_id, date, starts_at, ends_at, rest_until)
       select tenant_id, crew_id, date, starts_at, ends_at, ends_at from crew_assignments
       where tenant_id = $1 and $2::uuid is not null limit 1`,
  ],
  [
    'crew_calendars',
    "(tenant_id, id, user_id, token_hash, created_at) values ($1, $2, $2, repeat('0', 64), now())",
  ],
  [
    'roster_proposals',
    "(tenant_id, id, week, kind, lines, created_at, created_by) values ($1, $2, '2026-11-16', 'fill', '[]', now(), $2)",
  ],
] as const;
