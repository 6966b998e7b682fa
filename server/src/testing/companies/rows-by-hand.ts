import { crewRows } from './crew/crew-rows.ts';
import { rowsOfFleet } from './fleet/rows-of-fleet.ts';
import { bankRows } from './money/bank-requests.ts';
import { booksByHand } from './money/books-requests.ts';
import { chargesByHand } from './money/charges-requests.ts';
import { rowsOfChannels } from './outside/rows-of-channels.ts';

/** Tables that no request fills: name, and what `insert into` says of a row with tenant `$1` and id `$2`, which each of them reads. */
export const rowsByHand: readonly (readonly [table: string, rest: string])[] = [
  [
    'tenant_daily',
    "(tenant_id, day) values ($1, case when $2::uuid is not null then '2026-11-19'::date end)",
  ],
  ['company_logos', "(tenant_id, id, mime, bytes, gone_at) values ($1, $2, 'image/webp', 'x'::bytea, now())"],
  [
    'company_notes',
    "(tenant_id, id, company_id, note, author_id, author) values ($1, $2, $1, 'Liga de tarde', $2, 'Ana')",
  ],
  [
    'company_requests',
    `(tenant_id, id, name, company, email, phone, locale, consent)
       values ($1, $2, 'Ana Reis', 'Escunas', 'a@b.example', '48999990000', 'pt-BR', '1')`,
  ],
  ['starter_rows', "(tenant_id, register, row_id) values ($1, 'tags', $2)"],
  ['tenant_subscriptions', "(tenant_id, id, status) values ($1, $2, 'active')"],
  [
    'i18n_tenant_locales',
    "(tenant_id, locale_code) values ($1, case when $2::uuid is not null then 'en' end)",
  ],
  [
    'role_permissions',
    "(tenant_id, role, resource, granted) values ($1, 'user', 'sessions', $2::uuid is null)",
  ],
  ['system_logs', "(tenant_id, id, action) values ($1, $2, 'x')"],
  ['security_events', "(tenant_id, id, created_at, kind) values ($1, $2, now(), 'sign-in')"],
  [
    'payment_notes',
    "(tenant_id, payment_id, note) select tenant_id, id, 'Sinal' from booking_payments where tenant_id = $1 and $2::uuid is not null",
  ],
  [
    'booking_adjustments',
    `(tenant_id, id, booking_id, kind, amount)
       select tenant_id, $2, id, 'extra', 1 from bookings where tenant_id = $1 limit 1`,
  ],
  [
    'credits',
    `(tenant_id, id, code, booking_id, amount, amount_left, expires_on)
       select tenant_id, $2, 'ABCDEFGH', id, 1, 1, current_date from bookings where tenant_id = $1 limit 1`,
  ],
  [
    'credit_moves',
    `(tenant_id, id, credit_id, amount, booking_id, payment_id)
       select c.tenant_id, $2, c.id, -1, p.booking_id, p.id from credits c
       join booking_payments p on p.tenant_id = c.tenant_id where c.tenant_id = $1 limit 1`,
  ],
  ['booking_settings', '(tenant_id, version) values ($1, case when $2::uuid is not null then 1 end)'],
  [
    'document_numbers',
    "(tenant_id, series, last) values ($1, 'OS', case when $2::uuid is not null then 1 end)",
  ],
  ['maintenance_alert', "(tenant_id, id, description, severity) values ($1, $2, 'Óleo', 'alta')"],
  [
    'email_logs',
    "(tenant_id, id, to_email, template, locale) values ($1, $2, 'a@b.example', 'login', 'pt-BR')",
  ],
  ['auth_throttle', "(tenant_id, key) values ($1, case when $2::uuid is not null then 'k' end)"],
  [
    'seal_blocks',
    "(tenant_id, trail, number, last_at, last_id, row_count, hash) values ($1, 'changes', 1, now(), $2, 1, 'h')",
  ],
  ['trail_alarms', "(tenant_id, id, trail, block, found_hash) values ($1, $2, 'changes', 1, 'h')"],
  [
    'file_contents',
    `(tenant_id, sha256, bytes) values ($1, '${'0'.repeat(64)}', case when $2::uuid is not null then 'x'::bytea end)`,
  ],
  ['file_usage', '(tenant_id, bytes) values ($1, case when $2::uuid is not null then 0 end)'],
  [
    'files',
    `(tenant_id, id, resource, name, mime, size, sha256, created_by)
       values ($1, $2, 'boats', 'a.png', 'image/png', 1, '${'0'.repeat(64)}', $2)`,
  ],
  [
    'boats_photos',
    `(tenant_id, owner_id, target_id) select f.tenant_id, b.id, f.id from files f
       join boats b on b.tenant_id = f.tenant_id where f.tenant_id = $1 and $2::uuid is not null limit 1`,
  ],
  [
    'lead_merges',
    `(tenant_id, kept_id, other_id, kept_version, other_version, former, tag_ids, interaction_ids, follower_ids, merged_version)
       select tenant_id, id, id, 1, 1, '{}', '{}', '{}', '{}', 2 from leads
       where tenant_id = $1 and $2::uuid is not null order by id limit 1`,
  ],
  [
    'products_photos',
    `(tenant_id, owner_id, target_id) select f.tenant_id, p.id, f.id from files f
       join products p on p.tenant_id = f.tenant_id where f.tenant_id = $1 and $2::uuid is not null limit 1`,
  ],
  [
    'products_tags',
    `(tenant_id, owner_id, target_id) select p.tenant_id, p.id, t.id from products p, product_tags t
       where p.tenant_id = $1 and $2::uuid is not null limit 1`,
  ],
  ['selling_defaults', '(tenant_id, version) values ($1, case when $2::uuid is not null then 1 end)'],
  [
    'imports',
    `(tenant_id, id, resource, file_name, content, mapping, status, total, created_by, created_by_tenant)
       values ($1, $2, 'tags', 'a.csv', '', '{}', 'checked', 0, $2, $1)`,
  ],
  [
    'import_refusals',
    `(tenant_id, import_id, row_number, cells, faults)
       select tenant_id, id, 2, '[]', '[]' from imports where tenant_id = $1 and $2::uuid is not null`,
  ],
  [
    'stock_levels',
    `(tenant_id, item_id, location_id, quantity) select i.tenant_id, i.id, l.id, 1 from stock_items i
       join stock_locations l on l.tenant_id = i.tenant_id where i.tenant_id = $1 and $2::uuid is not null order by i.id, l.id limit 1`,
  ],
  [
    'stock_moves',
    `(tenant_id, id, item_id, location_id, quantity, reason, at, mark, user_id)
       select i.tenant_id, $2, i.id, l.id, 1, 'purchase', now(), 1, $2 from stock_items i
       join stock_locations l on l.tenant_id = i.tenant_id where i.tenant_id = $1 order by i.id, l.id limit 1`,
  ],
  [
    'stock_counts',
    `(tenant_id, id, item_id, location_id, expected, counted, at, user_id)
       select i.tenant_id, $2, i.id, l.id, 1, 1, now(), $2 from stock_items i
       join stock_locations l on l.tenant_id = i.tenant_id where i.tenant_id = $1 order by i.id, l.id limit 1`,
  ],
  ...rowsOfFleet,
  ...rowsOfChannels,
  [
    'sales_settings',
    "(tenant_id, hours, version) values ($1, '[]', case when $2::uuid is not null then 1 end)",
  ],
  [
    'schedule_versions',
    `(tenant_id, schedule_id, version, mark, applied_at, applied_by)
       select tenant_id, id, 1, 'm', now(), $2 from schedules where tenant_id = $1 limit 1`,
  ],
  [
    'schedule_applications',
    `(tenant_id, id, hash, applied_at, applied_by, result)
       values ($1, $2, '${'0'.repeat(64)}', now(), $2, '{"rows":[],"schedules":[],"undone":{"undone":0,"stays":[]}}')`,
  ],
  [
    'i18n_overrides',
    "(tenant_id, locale_code, namespace, key, changed_at, changed_by) values ($1, 'en', 'kit', 'save', now(), $2)",
  ],
  [
    'i18n_imports',
    `(tenant_id, id, file, approved, added, changed, refused, lines, created_at, created_by)
       values ($1, $2, 'a.csv', true, 1, 0, 0, '[]', now(), $2)`,
  ],
  ['tenant_settings', "(tenant_id, key, changed_at, changed_by) values ($1, 'idle_minutes', now(), $2)"],
  ['lead_settings', '(tenant_id, version) values ($1, case when $2::uuid is not null then 1 end)'],
  ['shared_views', "(tenant_id, id, list, name, search) values ($1, $2, 'boats', 'Ativos', '{}')"],
  [
    'role_versions',
    "(tenant_id, role, version) values ($1, 'user', case when $2::uuid is not null then 1 end)",
  ],
  [
    'user_permissions',
    `(tenant_id, user_id, resource, action, granted, reason, created_by, expires_at)
       select tenant_id, id, 'sessions', 'read', true, 'Troca de turno', $2, now() from profiles where tenant_id = $1 limit 1`,
  ],
  [
    'auth_second_factors',
    `(tenant_id, user_id, secret, begun_at)
       select tenant_id, id, 'A', now() from profiles where tenant_id = $1 and $2::uuid is not null limit 1`,
  ],
  [
    'auth_recovery_codes',
    `(tenant_id, user_id, code_hash)
       select tenant_id, id, 'h' from profiles where tenant_id = $1 and $2::uuid is not null limit 1`,
  ],
  [
    'pricing_rule_versions',
    `(tenant_id, rule_id, version, draft_version, published_at, published_by)
       select tenant_id, id, 1, 1, now(), $2 from pricing_rules where tenant_id = $1 limit 1`,
  ],
  [
    'special_price_uses',
    `(tenant_id, special_price_id, booking_id, taken_at)
       select tenant_id, id, $2, now() from special_prices where tenant_id = $1 limit 1`,
  ],
  ...(
    [
      ['agent_ids', 'customers'],
      ['boat_ids', 'boats'],
      ['category_ids', 'product_categories'],
      ['product_ids', 'products'],
    ] as const
  ).map(
    ([field, to]) =>
      [
        `pricing_rules_${field}`,
        `(tenant_id, owner_id, target_id) select r.tenant_id, r.id, o.id from pricing_rules r
           join ${to} o on o.tenant_id = r.tenant_id where r.tenant_id = $1 and $2::uuid is not null limit 1`,
      ] as const,
  ),
  [
    'pricing_rules_tag_ids',
    `(tenant_id, owner_id, target_id) select r.tenant_id, r.id, t.id from pricing_rules r
       cross join product_tags t where r.tenant_id = $1 and $2::uuid is not null limit 1`,
  ],
  ...crewRows,
  ['finance_books', '(tenant_id, opened_at) values ($1, case when $2::uuid is not null then now() end)'],
  [
    'finance_accounts',
    "(tenant_id, id, code, kind, role, line) values ($1, $2, '4.6.2', 'result', '6.2', '6.2')",
  ],
  [
    'finance_accounts',
    "(tenant_id, id, code, kind, role, money_kind) values ($1, $2, '1.1.01', 'asset', 'cash', 'cash')",
  ],
  [
    'finance_due',
    '(tenant_id, id, booking_id) select tenant_id, $2, id from bookings where tenant_id = $1 limit 1',
  ],
  [
    'finance_entries',
    `(tenant_id, id, kind, description, amount, due_on, competence_on, account_id, created_at, updated_at, created_by)
       select tenant_id, $2, 'payable', 'Aluguel', 1, current_date, current_date, id, now(), now(), $2 from finance_accounts
       where tenant_id = $1 and role = '6.2'`,
  ],
  [
    'finance_settlements',
    `(tenant_id, id, entry_id, amount, paid_on, user_id, created_at)
       select tenant_id, $2, id, 1, current_date, $2, now() from finance_entries where tenant_id = $1 limit 1`,
  ],
  [
    'finance_postings',
    `(tenant_id, id, date, true_date, debit_id, credit_id, amount, fact_kind, fact_id, leg, user_id, created_at)
       select d.tenant_id, $2, current_date, current_date, d.id, c.id, 1, 'till', $2, 0, $2, now() from finance_accounts d
       join finance_accounts c on c.tenant_id = d.tenant_id and c.role = 'cash' where d.tenant_id = $1 and d.role = '6.2'`,
  ],
  [
    'finance_methods',
    `(tenant_id, method, account_id) select tenant_id, 'pix', id from finance_accounts
       where tenant_id = $1 and role = 'cash' and $2::uuid is not null`,
  ],
  [
    'finance_agreements',
    "(tenant_id, id, kind, bp, valid_from, created_at, created_by) values ($1, $2, 'owner_share', 1, '2099-01-01', now(), $2)",
  ],
  [
    'finance_tax_rates',
    "(tenant_id, id, line, bp, valid_from, created_at, created_by) values ($1, $2, '2.6', 1, '2099-01-01', now(), $2)",
  ],
  [
    'finance_periods',
    "(tenant_id, id, month, results, closed_at, closed_by) values ($1, $2, '2020-01-01', '{}', now(), $2)",
  ],
  ...booksByHand,
  ...chargesByHand,
  ...bankRows,
  ['transfers', '(tenant_id, slot, holder, ends_at) values ($1, 1, $2, now())'],
];
