import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every application that makes codes has it: SHA-1, six digits, a new one every thirty seconds. */
const period = 30;
const digits = 6;
/** Steps a phone's clock may be off, before and after. */
const drift = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits, as long as the hash, in base32: 32 letters. */
export function newSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('');
}

/** Which code's turn it is, counted from the beginning of 1970. */
export function stepAt(now: Temporal.Instant): number {
  return Math.floor(now.epochMilliseconds / 1000 / period);
}

/** The code of a step. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The latest step around now whose code this is; undefined where there is none. */
export function stepOf(secret: string, code: string, now: Temporal.Instant): number | undefined {
  const current = stepAt(now);
  const given = Buffer.from(code);
  let found: number | undefined;
  for (let step = current - drift; step <= current + drift; step += 1) {
    const right = Buffer.from(codeOf(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) found = step;
  }
  return found;
}

/** What the QR code holds, and a phone opens by itself. */
export function uriOf(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' });
  // A plus sign for a space is shown as one by some applications.
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}

function bytesOf(secret: string): Buffer {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const letter of secret) {
    held = ((held << 5) | alphabet.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return Buffer.from(bytes);
}
