import { createHash, randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '#kit/ids';

const name = '__Host-leme';
const crewName = '__Host-leme-crew';

/** Of every cookie the server sets. */
export const flags = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

/** A sign-in token as the cookie carries it: the tenant to look in, and 256 random bits known only to the browser. */
export type SessionToken = { tenantId: string; token: string; hash: string };

export function newToken(tenantId: string): SessionToken {
  const token = randomBytes(32).toString('base64url');
  return { tenantId, token, hash: hashToken(token) };
}

/** `name=value`, as a browser that is signed in sends it. */
export function cookieOf({ tenantId, token }: SessionToken): string {
  return `${name}=${tenantId}.${token}`;
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
  reply.setCookie(name, `${tenantId}.${token}`, { ...flags, expires });
}

/** The second cookie of a device: good for sending attendance, whatever became of the sign-in session. */
export function setDeviceTokenCookie(
  reply: FastifyReply,
  { tenantId, token }: SessionToken,
  expires: Date,
): void {
  reply.setCookie(crewName, `${tenantId}.${token}`, { ...flags, expires });
}

export function readDeviceTokenCookie(request: FastifyRequest): SessionToken | null {
  return readToken(request.cookies[crewName] ?? '');
}

export function clearDeviceTokenCookie(reply: FastifyReply): void {
  reply.clearCookie(crewName, flags);
}

export function clearCookie(reply: FastifyReply): void {
  reply.clearCookie(name, flags);
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
