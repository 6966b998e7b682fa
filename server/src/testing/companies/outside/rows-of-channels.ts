/** What is sold from outside, as `rowsByHand` says it: stands behind partners and bookings. */
export const rowsOfChannels: readonly (readonly [table: string, rest: string])[] = [
  [
    'auth_machine_tokens',
    `(tenant_id, id, kind, partner_id, mode, slot, label, token_hash, hint, scopes, created_by)
       select tenant_id, $2, 'partner', id, 'live', 1, 'x', $2::uuid::text, 'abcdef', '{octo-read}', $2 from channel_partners
       where tenant_id = $1 order by id limit 1`,
  ],
  [
    'seat_allotments',
    `(tenant_id, id, partner_id, session_id, seats, release_hours, created_by)
       select p.tenant_id, $2, p.id, s.id, 1, 0, $2 from channel_partners p join sessions s on s.tenant_id = p.tenant_id
       where p.tenant_id = $1 order by p.id, s.id limit 1`,
  ],
  [
    'allotment_uses',
    `(tenant_id, booking_id, allotment_id, seats, people)
       select a.tenant_id, b.id, a.id, 0, 0 from seat_allotments a join bookings b on b.tenant_id = a.tenant_id
       where a.tenant_id = $1 and $2::uuid is not null order by b.id limit 1`,
  ],
  [
    'external_bookings',
    `(tenant_id, id, partner_id, source, uuid, state, asked)
       select tenant_id, $2, id, 'octo', $2, 'received', 'x' from channel_partners where tenant_id = $1 order by id limit 1`,
  ],
  [
    'channel_messages',
    `(tenant_id, id, partner_id, method, path, status, ms)
       select tenant_id, $2, id, 'GET', '/products', 200, 1 from channel_partners where tenant_id = $1 order by id limit 1`,
  ],
];
