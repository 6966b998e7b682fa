import { randomBytes } from 'node:crypto';
import { nobodyId } from '#kit/ids';

const secretBytes = 16;
const uuidBytes = 16;

/** What stands in the row: without the company in front it opens nothing. */
export const newSecret = () => randomBytes(secretBytes).toString('base64url');

/** What its address carries: which company, and the secret of the charge. */
export function publicToken(tenantId: string, secret: string): string {
  return Buffer.concat([
    Buffer.from(tenantId.replaceAll('-', ''), 'hex'),
    Buffer.from(secret, 'base64url'),
  ]).toString('base64url');
}

/** The same backwards; of what is no token, a company that is none, so that every token costs one look. */
export function readToken(token: string): { tenantId: string; secret: string } {
  const bytes = Buffer.from(token, 'base64url');
  const isOne = bytes.length === uuidBytes + secretBytes && bytes.toString('base64url') === token;
  if (!isOne) return { tenantId: nobodyId, secret: '' };
  const hex = bytes.subarray(0, uuidBytes).toString('hex');
  const tenantId = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return { tenantId: tenantId.join('-'), secret: bytes.subarray(uuidBytes).toString('base64url') };
}
