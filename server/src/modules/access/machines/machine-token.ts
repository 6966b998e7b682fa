import { createHash, randomBytes } from 'node:crypto';
import type { MachineMode } from '@leme/contract/access/machines/machine-scopes';

const shape = /^leme_(live|test)_([0-9a-f]{32})_([0-9a-f]{64})_([0-9a-f]{6})$/;

export type MachineToken = { tenantId: string; mode: MachineMode; hash: string };

/** `leme_<live|test>_<company>_<256 bits>_<check>`: it tells where to look, and a typing error tells itself. */
export function newMachineToken(tenantId: string, mode: MachineMode) {
  const body = `leme_${mode}_${tenantId.replaceAll('-', '')}_${randomBytes(32).toString('hex')}`;
  const text = `${body}_${checkOf(body)}`;
  return { text, hash: hashOf(text), hint: text.slice(-6) };
}

/** The token as a request carries it; null where it cannot be one. */
export function readMachineToken(text: string): MachineToken | null {
  const [, mode, company, , check] = shape.exec(text) ?? [];
  if (!mode || !company || checkOf(text.slice(0, -7)) !== check) return null;
  const tenantId = company.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { tenantId, mode: mode as MachineMode, hash: hashOf(text) };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const checkOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6);
