import { createHash, randomBytes } from 'node:crypto';
import { nobodyId } from '#kit/ids';

const secretBytes = 32;
const uuidBytes = 16;

export const newSecret = () => randomBytes(secretBytes);

/** What stands in the row. */
export const hashOf = (secret: Buffer) => createHash('sha256').update(secret).digest('hex');

/** What the address carries: which company, and the secret. */
export const tokenOf = (tenantId: string, secret: Buffer) =>
  Buffer.concat([Buffer.from(tenantId.replaceAll('-', ''), 'hex'), secret]).toString('base64url');

/** The same backwards; of what is no token a company that is none, so that every token costs one look. */
export function readToken(token: string): { tenantId: string; hash: string } {
  const bytes = Buffer.from(token, 'base64url');
  const isOne = bytes.length === uuidBytes + secretBytes && bytes.toString('base64url') === token;
  if (!isOne) return { tenantId: nobodyId, hash: '' };
  const hex = bytes.subarray(0, uuidBytes).toString('hex');
  const tenantId = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return { tenantId: tenantId.join('-'), hash: hashOf(bytes.subarray(uuidBytes)) };
}
