/** Links of exceptions, which no example of a register has. */
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
] as const;
