import { hash, verify } from '@node-rs/argon2';

// argon2id with the parameters of OWASP's password storage cheat sheet.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let dummy: Promise<string> | undefined;

/** Verifies a password. An account that does not exist, or has no password, costs the same time and answers false. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await dummy), password);
  return matches && stored !== null && stored !== undefined;
}
