import { createHash, randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '#kit/ids';

const name = '__Host-leme';

/** A sign-in token as the cookie carries it: the tenant to look in, and 256 random bits known only to the browser. */
export type SessionToken = { tenantId: string; token: string; hash: string };

export function newToken(tenantId: string): SessionToken {
  const token = randomBytes(32).toString('base64url');
  return { tenantId, token, hash: hashToken(token) };
}

export function readCookie(request: FastifyRequest): SessionToken | null {
  return readToken(request.cookies[name] ?? '');
}

/** `<tenant id>.<43 characters>`, as a cookie or a link carries it; null when it cannot be one. */
export function readToken(text: string): SessionToken | null {
  const [tenantId, token, rest] = text.split('.');
  if (!isUuid(tenantId) || !token || !/^[\w-]{43}$/.test(token) || rest !== undefined) return null;
  return { tenantId, token, hash: hashToken(token) };
}

export function setCookie(reply: FastifyReply, { tenantId, token }: SessionToken, expires: Date): void {
  reply.setCookie(name, `${tenantId}.${token}`, {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    expires,
  });
}

export function clearCookie(reply: FastifyReply): void {
  reply.clearCookie(name, { path: '/', httpOnly: true, secure: true, sameSite: 'lax' });
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
