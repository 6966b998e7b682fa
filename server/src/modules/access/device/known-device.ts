import { createHmac } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { flags } from '../auth-session/session-cookie.ts';

const name = '__Host-leme-known';
/** The longest a browser keeps a cookie. */
const maxAge = 400 * 24 * 3600;
/** Of accounts one device is known to; a longer list would weigh on every request. */
const mostAccounts = 8;

type Account = { id: string; password_hash: string | null };

/**
 * What says that a person has signed in on a device before. Signed with the stored hash of the password: it needs no
 * row of its own, and a new password ends it everywhere.
 */
function markOf({ id, password_hash }: Account): string | null {
  return (
    password_hash && createHmac('sha256', password_hash).update(`known device of ${id}`).digest('base64url')
  );
}

export function readKnown(request: FastifyRequest): string[] {
  const marks = (request.cookies[name] ?? '').split('.');
  return marks.filter((mark) => /^[\w-]{43}$/.test(mark)).slice(0, mostAccounts);
}

export function isKnown(marks: readonly string[], account: Account | undefined): boolean {
  const mark = account && markOf(account);
  return mark ? marks.includes(mark) : false;
}

/** From now on this device is known to the account. */
export function makeKnown(request: FastifyRequest, reply: FastifyReply, account: Account): void {
  const mark = markOf(account);
  if (!mark) return;
  const others = readKnown(request).filter((other) => other !== mark);
  reply.setCookie(name, [mark, ...others].slice(0, mostAccounts).join('.'), { ...flags, maxAge });
}
