import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Six characters a person can read aloud: no O, 0, I or 1. */
export function newBookingCode(): string {
  return Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
}
