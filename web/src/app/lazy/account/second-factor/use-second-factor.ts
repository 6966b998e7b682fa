import type {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeOwnSecondFactor,
  renewRecoveryCodes,
} from '@leme/contract/access/sign-in/second-factor-endpoints';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { call } from '#kit/api/api.ts';
import { useAsk } from '#kit/live/use-ask.ts';

export type SecondFactorTold = ReplyOf<typeof getSecondFactor>;
export type Begun = ReplyOf<typeof beginSecondFactor>;
/** The own password and, where it is asked for, a code. */
export type Proof = { password: string; code?: string };

/** How the second factor of the own account stands; asked anew at each opening. */
export function useSecondFactor() {
  return useAsk<typeof getSecondFactor>('GET /auth/second-factor', {}, { staleTime: 0 });
}

export function begin({ password }: Proof): Promise<Begun> {
  return call<typeof beginSecondFactor>('POST /auth/second-factor', { password });
}

/** Answers the recovery codes, which nobody is told again. */
export async function confirm(code: string): Promise<string[]> {
  const answer = await call<typeof confirmSecondFactor>('POST /auth/second-factor/confirmation', { code });
  return answer.recovery_codes;
}

export async function makeCodesAnew(proof: Proof): Promise<string[]> {
  const answer = await call<typeof renewRecoveryCodes>('POST /auth/second-factor/recovery-codes', proof);
  return answer.recovery_codes;
}

export function turnOff(proof: Proof): Promise<unknown> {
  return call<typeof removeOwnSecondFactor>('POST /auth/second-factor/removal', proof);
}
