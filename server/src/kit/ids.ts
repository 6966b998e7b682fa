import { randomUUIDv7 } from 'node:crypto';

/** A new id: UUID version 7, so that rows made later sort later. */
export function newId(): string {
  return randomUUIDv7();
}

const uuidGrammar = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is a UUID in the form PostgreSQL prints. Checked before an id is placed in SQL text. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && uuidGrammar.test(text);
}

/** Who did what the clock did. */
export const nobodyId = '00000000-0000-0000-0000-000000000000';

/** The platform's own tenant: its operators live here, and nowhere else do saas_* roles exist. */
export const platformTenantId = '00000000-0000-7000-8000-000000000001';
