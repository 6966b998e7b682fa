import {
  createLead,
  findLeadMatches,
  listCountries,
  listLeadProducts,
  listLeads,
} from '@leme/contract/leads/endpoints';
import { leads } from '@leme/contract/leads/leads';
import { createQuote } from '@leme/contract/pricing/quote-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer } from '../../../testing/open-page.tsx';

export const campeche = crypto.randomUUID();
export const charter = crypto.randomUUID();
export const adult = crypto.randomUUID();
export const child = crypto.randomUUID();

const fares = [
  { id: adult, label: 'Adulto', code: 'ADULT', cost_price: 180, order_index: 1 },
  { id: child, label: 'Criança', code: 'CHILD', cost_price: 90, order_index: 2 },
];

const products = [
  {
    id: charter,
    name: 'Charter privativo',
    type: 'charter',
    sharing_mode: 'private' as const,
    color: '#7c3aed',
    price: 2500,
    fare_types: [],
  },
  {
    id: campeche,
    name: 'Ilha do Campeche',
    type: 'tour',
    sharing_mode: 'shared' as const,
    color: '#0e7c86',
    price: 200,
    fare_types: fares,
  },
];

const country = (code: string, name: string, phone_code: string) => ({ id: code, code, name, phone_code });

/** By name, as the table answers them. */
const countries = [
  ...[country('DE', 'Alemanha', '+49'), country('AR', 'Argentina', '+54'), country('BR', 'Brasil', '+55')],
  ...[country('CL', 'Chile', '+56'), country('ES', 'Espanha', '+34'), country('US', 'Estados Unidos', '+1')],
  ...[country('MX', 'México', '+52'), country('PT', 'Portugal', '+351'), country('UY', 'Uruguai', '+598')],
];

export const gabriela = {
  id: crypto.randomUUID(),
  name: 'Gabriela Müller',
  email: 'gabi@ex.com',
  phone: '48999341187',
  country: 'Brasil',
  country_code: '+55',
  status: 'contacted',
  product_id: campeche,
  interest_date: { from: '2026-11-20', to: '2026-11-22' },
  adult_count: 2,
  child_count: 1,
  passenger_count: 3,
  adult_price: 180,
  child_price: 90,
  offered_value: 450,
  value_mode: 'auto',
  fare_type_adjustments: null,
  tags: [],
  source: null,
  owner_id: null,
  lost_reason: null,
  user_name: 'Helena',
  first_contact_at: null,
  last_interaction_at: null,
  next_due_at: null,
  labels: { product_id: 'Ilha do Campeche' } as Record<string, string | string[]>,
};

/** A server with these leads, two products and nine countries; what is created joins them. */
export function aLeadServer(given: Record<string, unknown>[] = [gabriela]) {
  const server = aServer();
  const rows = given as ({ id: string } & Record<string, unknown>)[];
  const kept = keepsRegister(server, leads, rows);
  server.answers(listLeads, (() => ({
    leads: rows.map(({ id }) => kept.row(id)),
    count: rows.length,
    facets: {},
    totals: {},
    productsById: {},
  })) as never);
  server.answers(listLeadProducts, { data: products });
  // A test that is about what the rules make of it says a price.
  server.answers(createQuote, refuses('not-found'));
  server.answers(listCountries, { data: countries });
  server.answers(findLeadMatches, { leads: [], customers: [] });
  server.answers(createLead, ((sent: Record<string, unknown>) => {
    const { note: _, ...values } = sent;
    return { ...gabriela, ...values, id: crypto.randomUUID(), version: 1, labels: {} };
  }) as never);
  return { server, kept };
}

/** An input of the open dialog. */
export const field = (label: string | RegExp) =>
  waitFor(() => within(screen.getByRole('dialog')).getByLabelText(label));
