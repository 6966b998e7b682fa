import { codeOf, stepAt } from '../modules/access/second-factor/totp.ts';
import { type Person, password, type World } from './world.ts';

export type Protected = { person: Person; secret: string; recoveryCodes: string[] };

/** The code an application shows at the clock of the world, or so many half minutes away from it. */
export function codeAt(world: World, secret: string, away = 0): string {
  return codeOf(secret, stepAt(world.clock.now()) + away);
}

/** Half a minute later the application shows another code. */
export function waitForCode(world: World): void {
  world.clock.set(world.clock.now().add({ seconds: 30 }).toString());
}

/** Sets the second factor of somebody up, who is signed in; the next code is another one. */
export async function protect(world: World, person: Person): Promise<Protected> {
  const { key: secret } = (await person.post('/auth/second-factor', { password })).body;
  const { body } = await person.post('/auth/second-factor/confirmation', { code: codeAt(world, secret) });
  waitForCode(world);
  return { person, secret, recoveryCodes: body.recovery_codes };
}

/** Comes to the door with the password and, where given, a code. */
export function comesIn(world: World, { email }: { email: string }, code?: string) {
  return world.visitor().post('/auth/sign-in', { email, password, ...(code !== undefined && { code }) });
}
