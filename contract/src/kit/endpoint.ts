import type { z } from 'zod';
import type { MachineScope } from '../access/machines/machine-scopes.ts';
import type { Permission } from '../access/permission.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

type Shape = z.ZodType;

/**
 * One address of the API, known to both sides. `permission` is required, so an undeclared endpoint does not compile.
 *
 * `path` is below `/api`; where it holds an `:id`, `of` is the table whose row that is. `reply` is the body of a success, `status` its code (200, or
 * 201 for a `create`). `repeat` says how a retry stays harmless: `key` needs an `Idempotency-Key` header (the default
 * of a POST), `harmless` means that the request may simply be sent again (reads, look-ups, events with their own ids).
 * `acceptsDeviceToken`: a device whose sign-in session has gone to sleep may still send this. `boards`: somebody stands at
 * the pier for it, so it goes before what else its company waits for.
 */
export type Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Reply extends Shape = Shape,
  Verb extends Method = Method,
  Path extends `/${string}` = `/${string}`,
> = {
  method: Verb;
  path: Path;
  of?: string;
  summary: string;
  permission: Permission;
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
  status?: 200 | 201 | 204;
  repeat?: 'key' | 'harmless';
  acceptsDeviceToken?: true;
  /** By the token of a machine alone, whatever cookie comes along; company and partner come from it. */
  entrance?: 'token';
  /** What such a token has to be good for. */
  scope?: MachineScope;
  boards?: true;
  /** Also for who came in by a temporary password and has not set one yet; everything else is refused until then. */
  whilePasswordIsTemporary?: true;
  /** Also for who must have a second factor and has none yet; everything else is refused until then. */
  whileSecondFactorIsMissing?: true;
  /**
   * At most so many an hour from one address, before the throttle of the account. `sign-ins`: as many a minute as the
   * installation lets sign in, because each costs a password hash or a mail.
   */
  limit?: number | 'sign-ins';
  /** Its answer names people, so the access log tells who read it. */
  namesPeople?: true;
  /** Where a body needs more room than others have (`body-room.ts`): its bytes, or the members of its longest list. */
  room?: { bytes?: number; members?: number };
  /** A body of up to 10 MB that is no JSON, handed on as it came. */
  takes?: 'csv' | 'file';
  /** An answer that is no JSON. */
  gives?: 'csv' | 'file';
};

/** An address with an `:id` says of what, and one without says nothing. */
type OfWhat<Path> = Path extends `${string}/:id${'' | `/${string}`}` ? { of: string } : { of?: never };

/** Declares an endpoint; only there to let the types of its shapes and its address flow to both sides. */
export function endpoint<
  P extends Shape,
  Q extends Shape,
  B extends Shape,
  R extends Shape,
  M extends Method,
  A extends `/${string}`,
>(declaration: Endpoint<P, Q, B, R, M, A> & OfWhat<A>): Endpoint<P, Q, B, R, M, A> {
  return declaration;
}

/** `POST /auth/sign-in`: how a caller names an endpoint of which it knows the type only. */
export type AddressOf<E> =
  E extends Endpoint<Shape, Shape, Shape, Shape, infer M, infer A> ? `${M} ${A}` : never;

type Parsed<S> = S extends Shape
  ? unknown extends z.output<S>
    ? Record<never, never>
    : z.output<S>
  : Record<never, never>;
type Sent<S> = S extends Shape
  ? unknown extends z.input<S>
    ? Record<never, never>
    : z.input<S>
  : Record<never, never>;

/** What a handler receives: path parameters, query and body in one object. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Shape> ? Parsed<P> & Parsed<Q> & Parsed<B> : never;
/** What a caller sends, before defaults are filled in. */
export type CallOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Shape> ? Sent<P> & Sent<Q> & Sent<B> : never;
/** What a success answers. */
export type ReplyOf<E> = E extends Endpoint<Shape, Shape, Shape, infer R> ? z.output<R> : never;

/** Whether a request needs an Idempotency-Key: every POST that does not declare itself harmless. */
export function needsKey(declaration: Endpoint): boolean {
  return declaration.method === 'POST' && declaration.repeat !== 'harmless';
}
