import type { retentionSettings } from '@leme/contract/tenancy/settings/retention-settings';

/** How long rows of a table live, or why they stay. */
export type Life =
  | {
      /** What tells a row from the others of its company. */
      key: readonly string[];
      /** Hours after each of these moments the row goes; the first that is past decides. */
      after: Readonly<Record<string, number>>;
      /** Sign-in's own tables, and what leme_app may only add to. */
      as?: 'auth';
      /** Days a company may say instead, which make it shorter. */
      decided?: keyof typeof retentionSettings.fields;
    }
  | { kept: string };

const day = 24;

const ofTheCompany = { kept: 'the company’s own; its people delete it' };
const register = { kept: 'until 30 days after its deletion, unless history points to it' };
const sealed = { kept: 'only grows and is sealed; a gap would ring' };

/** Every table that notes when something happened. A test fails when one is missing here, or is here and nowhere else. */
export const lives: Readonly<Record<string, Life>> = {
  idempotency_keys: { key: ['user_id', 'key'], after: { created_at: 72 } },
  // As long as a merge can be taken back.
  lead_merges: { key: ['other_id'], after: { created_at: 30 * day } },
  // With what was refused of it.
  imports: { key: ['id'], after: { created_at: 30 * day }, decided: 'keeps_imports_days' },
  // What was replaced; the one that is shown has no end.
  company_logos: { key: ['id'], after: { gone_at: day }, as: 'auth' },
  company_requests: { key: ['id'], after: { created_at: 180 * day } },
  company_notes: { kept: 'what operators know of a company, as long as they do' },
  email_logs: { key: ['id'], after: { created_at: 180 * day }, decided: 'keeps_letters_days' },
  // Long after the list stopped showing them.
  attendance_refusals: { key: ['id'], after: { server_time: 365 * day }, as: 'auth' },
  security_events: {
    key: ['id'],
    after: { created_at: 180 * day },
    as: 'auth',
    decided: 'keeps_access_days',
  },
  auth_acting_grants: {
    key: ['token_hash', 'acting_tenant_id'],
    after: { granted_at: day, last_act_at: day },
    as: 'auth',
  },
  // Ended ones: access that is over, and three idle hours long past.
  auth_sessions: { key: ['token_hash'], after: { access_expires_at: 0, last_active_at: day }, as: 'auth' },
  // The access log still finds whose a used one was.
  auth_links: { key: ['token_hash'], after: { used_at: 1, expires_at: 1 }, as: 'auth' },
  auth_crew_tokens: { key: ['token_hash'], after: { expires_at: 0 }, as: 'auth' },
  auth_machine_tokens: { key: ['id'], after: { revoked_at: 365 * day, expires_at: 365 * day }, as: 'auth' },
  channel_messages: { key: ['id'], after: { created_at: 30 * day } },
  // The longest window is a day.
  user_permissions: { key: ['user_id', 'resource', 'action'], after: { expires_at: 30 * day }, as: 'auth' },
  auth_throttle: { key: ['key'], after: { window_started_at: 2 * day }, as: 'auth' },

  blackouts: register,
  channel_mappings: register,
  channel_partners: register,
  boats: register,
  boat_documents: register,
  boat_features: register,
  boat_manning: register,
  cadence_steps: register,
  cadences: register,
  cancellation_policies: register,
  combos: register,
  competency_overrides: register,
  combo_items: register,
  cost_centres: register,
  crew_credentials: register,
  crew_leave: register,
  crew_members: register,
  customers: register,
  customer_consents: { kept: 'as long as the customer; erasing the person takes them away' },
  fare_types: register,
  bank_rules: register,
  finance_categories: register,
  lead_interactions: register,
  lead_tags: register,
  leads: register,
  maintenance_tasks: register,
  motors: register,
  payment_condition_parts: register,
  payment_conditions: register,
  plan_assets: register,
  price_seasons: register,
  own_competencies: register,
  pricing_rules: register,
  product_boats: register,
  product_categories: register,
  product_group_prices: register,
  products: register,
  schedule_exceptions: register,
  schedule_times: register,
  schedules: register,
  special_prices: register,
  stock_items: register,
  stock_locations: register,
  supplier_contacts: register,
  suppliers: register,
  supplier_types: register,
  whatsapp_templates: register,
  work_order_checks: register,
  work_order_comments: register,
  work_order_costs: register,
  work_order_labour: register,
  work_order_parts: register,
  work_orders: register,

  external_bookings: { kept: 'what a partner calls a booking by; erasing the person empties it' },
  seat_allotments: { kept: 'what was promised to a partner, and what it made of it' },
  bookings: { kept: 'what was sold; erasing the person empties it' },
  booking_adjustments: { kept: 'what a total is made of; erasing the person takes its reasons away' },
  booking_payments: sealed,
  charges: { kept: 'what was asked for, by the name banks print' },
  charge_payments: { kept: 'which payment came for which charge' },
  invoices: { kept: 'what was billed; the law asks for it, and erasing the person empties drafts alone' },
  invoice_payments: { kept: 'what was paid; rows are taken back by opposite ones' },
  bank_lines: { kept: 'what the bank tells; erasing the person empties who paid and why' },
  bank_matches: { kept: 'what a line of the bank is; what was undone says so' },
  bank_statements: { kept: 'which files came in, and what the bank said was there' },
  finance_accounts: { kept: 'what postings point to' },
  finance_agreements: { kept: 'what postings were worked out by' },
  finance_books: { kept: 'that there are books' },
  finance_due: { kept: 'until it is posted, which is within minutes' },
  finance_entries: { kept: 'the books of the company; the law asks for them' },
  fuel_entries: { kept: 'costs and litres of a boat; a row is taken back by an opposite one' },
  departure_events: { kept: 'counts and releases of a departure, which the Navy may ask for; only grows' },
  departure_seals: sealed,
  logbook_entries: { kept: 'the book of a boat, which the Navy may ask for' },
  logbook_events: { kept: 'what the book of a boat is made of; only grows' },
  crew_assignments: { kept: 'who was aboard of what and for how much; the law asks for years' },
  crew_calendars: { kept: 'which address opened whose duties; a hash without a name' },
  crew_shifts: { kept: 'what crew_assignments points to' },
  roster_proposals: { key: ['id'], after: { created_at: 30 * day } },
  rosters: { kept: 'that a week was published and locked' },
  finance_postings: { kept: 'the books themselves; a row is taken back by an opposite one' },
  finance_settlements: { kept: 'what was paid; rows are taken back by opposite ones' },
  finance_tax_rates: { kept: 'what taxes were worked out by' },
  finance_tills: { kept: 'the cash of a day, as it was counted' },
  finance_withdrawals: { kept: 'cash that went from a till to an account' },
  credits: { kept: 'money that is owed; erasing the person takes its reason away' },
  credit_moves: { kept: 'how credit was spent' },
  payment_notes: { kept: 'as long as the payment; erasing the person replaces it' },
  attendance_events: sealed,
  audit_log: sealed,
  seal_blocks: { kept: 'the seals themselves' },
  system_logs: sealed,
  trail_alarms: { kept: 'who looked at a broken seal, and when' },

  auth_accounts: { kept: 'as long as the person’s profile' },
  profiles: { kept: 'history names who did what' },
  files: { kept: 'a row or its history shows it; what none holds any more goes with remove-orphans' },
  maintenance_alert: ofTheCompany,
  maintenance_logs: { kept: 'the book of a boat; rows are taken back by opposite ones' },
  sessions: ofTheCompany,
  shared_views: ofTheCompany,
  user_preferences: { kept: 'as long as the person’s profile' },

  i18n_imports: { kept: 'with what stood before, so that it can be rolled back' },
  coastal_cities: { kept: 'shared by all companies' },
  competencies: { kept: 'shared by all companies' },
  product_tags: { kept: 'shared by all companies' },
  saas_tenants: { kept: 'the register of companies' },
  schema_migrations: { kept: 'what the schema was made of' },
};
