import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every application that makes codes has it: SHA-1, six digits, a new one every thirty seconds. */
const usual = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps a phone's clock may be off, before and after. */
const drift = 1;

const codesOf = (secret: string) => new TOTP({ ...usual, secret: Secret.fromBase32(secret) });

/** 160 bits, as long as the hash, in base32: 32 letters. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Which code's turn it is, counted from the beginning of 1970. */
export function stepAt(now: Temporal.Instant): number {
  return TOTP.counter({ period: usual.period, timestamp: now.epochMilliseconds });
}

/** The code of a step. */
export function codeOf(secret: string, step: number): string {
  return codesOf(secret).generate({ timestamp: step * usual.period * 1000 });
}

/** The step around now whose code this is; undefined where there is none. */
export function stepOf(secret: string, code: string, now: Temporal.Instant): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.epochMilliseconds;
  const off = codesOf(secret).validate({ token: code, timestamp, window: drift });
  return off === null ? undefined : stepAt(now) + off;
}

/** What the QR code holds, and a phone opens by itself. */
export function uriOf(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return new TOTP({ ...usual, issuer, label: account, secret: Secret.fromBase32(secret) }).toString();
}
