import { readFileSync } from 'node:fs';
import { expect, inject } from 'vitest';
import type { Received } from '../server/src/testing/programs/smtp-server.ts';

/** The letters somebody was sent until now. */
export function mailsTo(email: string): Received[] {
  const lines = readFileSync(inject('mailFile'), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line)).filter(({ to }) => to === email);
}

/** The path of the link somebody was sent, once the mail is there. */
export async function linkFor(email: string): Promise<string> {
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1);
  const { pathname, search } = new URL(mailsTo(email).at(-1)?.link ?? '');
  return `${pathname}${search}`;
}
