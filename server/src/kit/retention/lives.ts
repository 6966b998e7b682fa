/** How long rows of a table live, or why they stay. */
export type Life =
  | {
      /** What tells a row from the others of its company. */
      key: readonly string[];
      /** Hours after each of these moments the row goes; the first that is past decides. */
      after: Readonly<Record<string, number>>;
      /** Sign-in's own tables, and what leme_app may only add to. */
      as?: 'auth';
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
  imports: { key: ['id'], after: { created_at: 30 * day } },
  email_logs: { key: ['id'], after: { created_at: 180 * day } },
  // Long after the list stopped showing them.
  attendance_refusals: { key: ['id'], after: { server_time: 365 * day }, as: 'auth' },
  security_events: { key: ['id'], after: { created_at: 180 * day }, as: 'auth' },
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
  // The longest window is a day.
  user_permissions: { key: ['user_id', 'resource', 'action'], after: { expires_at: 30 * day }, as: 'auth' },
  auth_throttle: { key: ['key'], after: { window_started_at: 2 * day }, as: 'auth' },

  boats: register,
  boat_documents: register,
  boat_features: register,
  cancellation_policies: register,
  combos: register,
  combo_items: register,
  customers: register,
  customer_consents: { kept: 'as long as the customer; erasing the person takes them away' },
  fare_types: register,
  lead_interactions: register,
  cadences: register,
  cadence_steps: register,
  lead_tags: register,
  leads: register,
  price_seasons: register,
  pricing_rules: register,
  product_categories: register,
  product_group_prices: register,
  products: register,
  special_prices: register,
  stock_items: register,
  stock_locations: register,
  supplier_contacts: register,
  suppliers: register,
  supplier_types: register,
  whatsapp_templates: register,

  bookings: { kept: 'what was sold; erasing the person empties it' },
  booking_adjustments: { kept: 'what a total is made of; erasing the person takes its reasons away' },
  booking_payments: sealed,
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
  sessions: ofTheCompany,
  shared_views: ofTheCompany,
  user_preferences: { kept: 'as long as the person’s profile' },

  coastal_cities: { kept: 'shared by all companies' },
  product_tags: { kept: 'shared by all companies' },
  saas_tenants: { kept: 'the register of companies' },
  schema_migrations: { kept: 'what the schema was made of' },
};
