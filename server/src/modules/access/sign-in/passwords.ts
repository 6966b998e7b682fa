import { hash, verify } from '@node-rs/argon2';

// argon2id with the parameters of OWASP's password storage cheat sheet.
const full = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let cost = full;
let dummy: Promise<string> | undefined;

/** Hashes at next to no cost from now on: tests guess by the thousand. Outside of a test it refuses. */
export function hashCheaply(): void {
  if (!process.env.VITEST) throw new Error('Only tests may hash passwords cheaply');
  cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  dummy = undefined;
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Verifies a password. An account that does not exist, or has no password, costs the same time and answers false. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await dummy), password);
  return matches && stored !== null && stored !== undefined;
}
