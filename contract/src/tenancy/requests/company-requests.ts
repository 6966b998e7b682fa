import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import type { RowOf } from '../../kit/resource/resource.ts';
import { defineView } from '../../kit/resource/view/view.ts';
import { tenancyWords } from '../texts/texts.ts';

/** Where a request stands. */
export const requestStates = ['new', 'contacted', 'opened', 'refused'] as const;
export type RequestState = (typeof requestStates)[number];

/** From where a request may be moved to where; one that became a company stays so. */
export const requestMoves: Readonly<Record<RequestState, readonly RequestState[]>> = {
  new: ['contacted', 'opened', 'refused'],
  contacted: ['opened', 'refused'],
  opened: [],
  refused: ['contacted'],
};

/** What somebody tells who asks for a company of their own. */
export const companyRequest = defineEntity({
  name: 'company-request',
  table: 'company_requests',
  texts: tenancyWords,
  title: 'company',
  fields: {
    name: f.text({ required: true, max: 120 }),
    company: f.text({ required: true, max: 60 }),
    email: f.email({ required: true }),
    phone: f.phone({ required: true }),
    city: f.text({ max: 120 }),
    boats: f.integer({ max: 999 }),
    message: f.longText({ max: 2000 }),
  },
});

/** All requests, for the operators: rows of the platform's own tenant, gone after 180 days. */
export const requestList = defineView({
  name: 'company-requests',
  subject: 'saas-tenants',
  table: 'company_requests',
  texts: tenancyWords,
  title: 'company',
  fields: {
    company: f.text({ required: true, search: true }),
    name: f.text({ required: true, search: true }),
    status: f.choice(requestStates, { required: true, filter: true }),
    email: f.email({ required: true }),
    phone: f.phone({ required: true }),
    city: f.text(),
    boats: f.integer(),
    message: f.longText(),
    notes: f.longText(),
    created_at: f.instant({ required: true }),
    version: f.integer({ required: true }),
  },
});
export type ListedRequest = RowOf<typeof requestList>;

/** What an operator says when a request moves on. */
export const requestMove = defineEntity({
  name: 'company-request-move',
  table: 'company_requests',
  texts: tenancyWords,
  title: 'notes',
  fields: { notes: f.longText({ max: 2000 }) },
});
