import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { fieldSchema } from '../kit/resource/field-schema.ts';
import { civilDate } from '../kit/values/time.ts';
import { competencyKinds } from './credential-state.ts';
import { crewCredentials } from './crew-credentials.ts';
import { dimensionValues } from './engine/dimensions.ts';
import { positions } from './positions.ts';

const position = z.enum(positions);
const activity = z.enum(dimensionValues.activity).default('passeio');
const paper = { number: z.string(), expires_on: z.string().nullable() };

const missing = z.union([
  z.object({
    of: z.literal('paper'),
    /** Any of these does; with `or_higher` those above it, too. */
    any_of: z.array(z.object({ competency: z.string(), or_higher: z.boolean() })),
    nearest: z
      .object({ ...paper, worth: z.enum(['unchecked', 'refused', 'early', 'good', 'expired']) })
      .nullable(),
  }),
  z.object({ of: z.literal('age'), minimum: z.number(), age: z.number().nullable() }),
  z.object({ of: z.literal('knowledge'), lacks: z.array(z.string()) }),
]);

/** What is answered: whether, by which version and cell, with what, and what is missing. */
const decision = z.object({
  can: z.enum(['sim', 'nao', 'com_aviso']),
  version: z.number().nullable(),
  cell: z.string().nullable(),
  /** Cells that fit as well and name less. */
  beats: z.array(z.string()),
  used: z.array(
    z.object({
      ...paper,
      credential_id: id,
      competency: z.string(),
      days_left: z.number().nullable(),
      self_declared: z.boolean(),
    }),
  ),
  missing: z.array(missing),
  /** The exception of the company that was used. */
  override: z.object({ id, change: z.enum(['add', 'waive']), valid_to: z.string().nullable() }).nullable(),
});
export type Decision = z.infer<typeof decision>;

export const decideCompetency = endpoint({
  method: 'POST',
  path: '/competency-decisions',
  summary: 'Whether somebody may have a position on a boat on a day, and what decides it; nothing is written',
  permission: may('crew-members', 'read'),
  body: z.strictObject({ crew_id: id, boat_id: id, position, date: civilDate, activity }),
  reply: decision,
  repeat: 'harmless',
});

const servesOn = z.object({
  data: z.array(
    z.object({
      boat_id: id,
      boat: z.string(),
      positions: z.array(z.object({ position, decision })),
    }),
  ),
});
export type Service = z.infer<typeof servesOn>['data'][number];

export const listService = endpoint({
  method: 'GET',
  path: '/crew-members/:id/service',
  of: 'crew_members',
  summary:
    'On which boats somebody may have each of his positions on a day, today unless said, and what decides it',
  permission: may('crew-members', 'read'),
  params: idParams,
  query: z.strictObject({ date: civilDate.optional(), activity }),
  reply: servesOn,
});

export const listOwnService = endpoint({
  method: 'GET',
  path: '/crew-competencies/service',
  summary: 'On which boats one may have each of the own positions today, and what is missing where not',
  permission: may('crew-competencies', 'read'),
  reply: servesOn,
});

export const listBoatCrew = endpoint({
  method: 'GET',
  path: '/boats/:id/crew',
  of: 'boats',
  summary:
    'Who may have each position on a boat today, by which papers, as an inspector asks: who may not is left out',
  permission: may('crew-members', 'read'),
  params: idParams,
  namesPeople: true,
  reply: z.object({
    today: z.string(),
    data: z.array(
      z.object({ crew_id: id, person: z.string(), positions: z.array(z.object({ position, decision })) }),
    ),
  }),
});
export type BoatCrew = z.infer<typeof listBoatCrew.reply>;

const wallet = z.object({
  ...paper,
  id,
  crew_id: id,
  person: z.string(),
  competency: z.string(),
  /** What its competency is a paper of; of one that names none it is not known. */
  kind: z.enum(competencyKinds).nullable(),
  issued_on: z.string().nullable(),
  issuer: z.string().nullable(),
  status: z.enum(['aguardando', 'conferida', 'recusada']),
  self_declared: z.boolean(),
  front: id.nullable(),
  back: id.nullable(),
  version: z.number(),
});
export type WalletPaper = z.infer<typeof wallet>;

/** More papers than these are looked for where the people are. */
export const mostPapers = 500;

export const listCrewCompetencies = endpoint({
  method: 'GET',
  path: '/crew-competencies',
  summary: "One's own papers; to who may read people those of everybody, what waits to be checked first",
  permission: may('crew-competencies', 'read'),
  reply: z.object({
    today: z.string(),
    /** Who one is among the crew; nobody where no account was linked. */
    member: z.object({ id, full_name: z.string() }).nullable(),
    own: z.array(wallet),
    all: z.array(wallet).nullable(),
    isCut: z.boolean(),
    /** What a paper of one's own may be of. */
    choices: z.array(z.object({ id, name: z.string(), isOwn: z.boolean() })),
  }),
});

const { fields } = crewCredentials;

export const addOwnCredential = endpoint({
  method: 'POST',
  path: '/crew-competencies/credentials',
  summary: "A paper of one's own, which waits until somebody else checks it",
  permission: may('crew-competencies', 'read'),
  body: z.strictObject({
    competency_id: fieldSchema(fields.competency_id),
    own_competency_id: fieldSchema(fields.own_competency_id),
    number: fieldSchema(fields.number),
    issued_on: fieldSchema(fields.issued_on),
    expires_on: fieldSchema(fields.expires_on),
    issuer: fieldSchema(fields.issuer),
    front: fieldSchema(fields.front).default(null),
    back: fieldSchema(fields.back).default(null),
  }),
  reply: z.object({ id }),
  status: 201,
});

/** Pictures of one's own papers, for which the wallet is right enough. */
export const ownFiles = {
  upload: endpoint({
    method: 'POST',
    path: '/crew-competencies/files',
    summary: "Stores a picture or a PDF of up to 10 MB for a paper of one's own",
    permission: may('crew-competencies', 'read'),
    query: z.strictObject({ name: z.string().min(1).max(255) }),
    takes: 'file',
    repeat: 'harmless',
    reply: z.object({ id, name: z.string(), mime: z.string(), size: z.number() }),
    status: 201,
  }),
  read: endpoint({
    method: 'GET',
    path: '/crew-competencies/files/:id',
    of: 'files',
    summary: "A picture of a paper of one's own",
    permission: may('crew-competencies', 'read'),
    params: idParams,
    query: z.object({ tenant: id.optional() }),
    gives: 'file',
    reply: z.string(),
  }),
};
