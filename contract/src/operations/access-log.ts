import { securityEventKinds } from '../access/security-events.ts';
import * as f from '../kit/resource/fields.ts';
import type { RowOf } from '../kit/resource/resource.ts';
import { defineView } from '../kit/resource/view/view.ts';
import { operationsWords } from './texts/texts.ts';

/** Who came in, who was kept out and who saw what of people, newest first. `address` is a network as the list shows it. */
export const accessLog = defineView({
  name: 'access-log',
  subject: 'access-log',
  table: 'security_events',
  texts: operationsWords,
  title: 'created_at',
  order: '-created_at',
  fields: {
    created_at: f.instant({ required: true, sort: true, filter: 'range' }),
    kind: f.choice(securityEventKinds, { required: true, filter: true }),
    who: f.text(),
    person_id: f.reference('users', { filter: true }),
    operator: f.text(),
    address: f.text({ filter: 'exact' }),
    device: f.text(),
    resource: f.text(),
    filters: f.choices<string>([], { areNames: true }),
    rows: f.integer(),
    times: f.integer({ required: true }),
  },
  inFile: ['created_at', 'kind', 'who', 'address', 'device', 'resource', 'filters', 'rows', 'times'],
  facets: [],
});
export type SecurityEvent = RowOf<typeof accessLog>;
