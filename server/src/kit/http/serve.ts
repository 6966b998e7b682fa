import type { Readable } from 'node:stream';
import type { CallOf, Endpoint, InputOf, ReplyOf } from '@leme/contract/kit/endpoint';
import { faultsOf } from '@leme/contract/kit/faults';
import type { DeclaredModule } from '@leme/contract/kit/module';
import { faults, type ProblemName } from '@leme/contract/kit/problem';
import type { Entity } from '@leme/contract/kit/resource/entity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { TenantTx } from '../database/tenant-tx.ts';
import type { Tx } from '../database/transaction.ts';
import type { AllHooks, Hooks } from '../hooks.ts';
import type { Job } from '../jobs/jobs.ts';
import type { MailWriters } from '../mail/queue.ts';
import type { AddedRules, DeclaredRegister, Registers } from '../resource/registers.ts';
import type { Protocol } from './protocol.ts';

/** What a verb is handed: parsed input, the tenant's transaction, who asks, what time it is, and the registers there are. */
export type Call<E> = {
  input: InputOf<E>;
  tx: Tx;
  actor: Actor;
  clock: Clock;
  registers: Registers;
  hooks: AllHooks;
  /** The head of the request, for protocols that say something there. */
  headers?: FastifyRequest['headers'];
};
/** What a verb outside a tenant's transaction is handed: sign-in and what surrounds it. */
export type OpenCall<E> = {
  input: InputOf<E>;
  actor: Actor | null;
  clock: Clock;
  request: FastifyRequest;
  reply: FastifyReply;
};
/** What a verb is handed that moves whole files: it opens as many short transactions of the tenant as it needs. */
export type TransferCall<E> = {
  input: InputOf<E>;
  actor: Actor;
  clock: Clock;
  registers: Registers;
  hooks: AllHooks;
  tenantTx: TenantTx;
  /** The uploaded file, for an endpoint that takes one. */
  body: Buffer;
  headers: FastifyRequest['headers'];
};
/** The answer of an endpoint that gives a file; 304 where the asker still has it. */
export type Download = {
  headers: Record<string, string>;
  body: Readable | Buffer | undefined;
  status?: 304;
  /** How many rows have been given until now. */
  rows?: () => number;
};

export type Served = {
  /** Its rows belong to no company: it is done in the platform's own tenant, in whichever company its keeper is. */
  ofPlatform?: true;
  /** The register it belongs to. */
  declares?: DeclaredRegister;
} & (
  | {
      kind: 'tenant' | 'people';
      endpoint: Endpoint;
      handle: (call: Call<Endpoint>) => Promise<unknown>;
      first?: (call: Call<Endpoint>) => Promise<unknown>;
    }
  | { kind: 'open'; endpoint: Endpoint; handle: (call: OpenCall<Endpoint>) => Promise<unknown> }
  | { kind: 'transfer'; endpoint: Endpoint; handle: (call: TransferCall<Endpoint>) => Promise<unknown> }
);

/** Which problem a violated constraint of the database is, by the constraint's name. */
export type Constraints = Readonly<Record<string, ProblemName>>;

/** A module's table of contents. */
export type ServerModule = DeclaredModule &
  Hooks & {
    serves: readonly Served[];
    /** Work outside of requests; each queue is made by a migration. */
    jobs?: readonly Job[];
    /** Texts of mail, by the name of the template. */
    mails?: MailWriters;
    /** The constraints of its tables whose violation a person can act on. */
    constraints?: Constraints;
    /** What it adds to the rules of registers of a lower rank, by their names. */
    rules?: Readonly<Record<string, AddedRules>>;
    /** What fields of others may point to, though it is no register here. */
    names?: readonly Entity[];
    /** What holds files though only verbs write it. */
    holders?: readonly Entity[];
    /** How others speak to it below addresses of their own. */
    protocols?: readonly Protocol[];
  };

/**
 * Serves an endpoint in a transaction of the actor's tenant: read-only for a GET, writing otherwise. `first` refuses by
 * reading alone what no try can do, before a request that is done once takes its key.
 */
export function serve<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<ReplyOf<E>>,
  first?: (call: Call<E>) => Promise<unknown>,
): Served {
  const served = { kind: 'tenant', endpoint, handle, first } as unknown;
  return served as Served;
}

/** The same as leme_auth, for the people of a company and their accounts: module access only. */
export function servePeople<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<ReplyOf<E>>,
): Served {
  return { kind: 'people', endpoint, handle: handle as (call: Call<Endpoint>) => Promise<unknown> };
}

/** Does what an endpoint does for another module, in the transaction that is open: what is told is read as from a request. */
export function verbOf<E extends Endpoint>(endpoint: E, served: Served) {
  if (served.kind !== 'tenant') throw new Error('Only a verb of the tenant is done for others');
  const { handle } = served;
  return async (call: Omit<Call<Endpoint>, 'input'>, { id, ...told }: CallOf<E> & { id?: string }) => {
    const read = endpoint.body?.safeParse(told);
    if (read && !read.success) throw faults(faultsOf(read.error));
    const input = { ...(id !== undefined && { id }), ...(read?.data as object) };
    return (await handle({ ...call, input } as Call<Endpoint>)) as ReplyOf<E>;
  };
}

/** Serves an endpoint that opens its own transactions or none; `actor` is null for a visitor. */
export function serveOpen<E extends Endpoint>(
  endpoint: E,
  handle: (call: OpenCall<E>) => Promise<ReplyOf<E>>,
): Served {
  return { kind: 'open', endpoint, handle: handle as (call: OpenCall<Endpoint>) => Promise<unknown> };
}

/** Serves an endpoint that takes or gives a file, or works longer than one transaction should. */
export function serveTransfer<E extends Endpoint>(
  endpoint: E,
  handle: (call: TransferCall<E>) => Promise<ReplyOf<E> | Download>,
): Served {
  return { kind: 'transfer', endpoint, handle: handle as (call: TransferCall<Endpoint>) => Promise<unknown> };
}
