import type { OctoError } from '@leme/contract/channels/octo/octo-shapes';
import { Problem } from '@leme/contract/kit/problem';

/** A refusal in the words of OCTO, with the id that is wrong as it was sent. */
export function refuse(error: OctoError, more: Record<string, unknown> = {}): Problem {
  return new Problem('octo', { params: { error, ...more } });
}

export const invalidProduct = (productId: unknown) =>
  refuse('INVALID_PRODUCT_ID', { productId: productId ?? '' });
export const invalidOption = (optionId: unknown) => refuse('INVALID_OPTION_ID', { optionId: optionId ?? '' });
export const invalidUnit = (unitId: unknown) => refuse('INVALID_UNIT_ID', { unitId: unitId ?? '' });
export const invalidAvailability = (availabilityId: unknown) =>
  refuse('INVALID_AVAILABILITY_ID', { availabilityId: availabilityId ?? '' });
export const invalidUuid = (uuid: unknown) => refuse('INVALID_BOOKING_UUID', { uuid: uuid ?? '' });
export const badRequest = (errorMessage: string) => refuse('BAD_REQUEST', { errorMessage });
export const impossible = (errorMessage: string) => refuse('UNPROCESSABLE_ENTITY', { errorMessage });

/** What a verb of ours refuses of a request that was well formed. */
export async function asImpossible<T>(work: Promise<T>): Promise<T> {
  return await work.catch((error: unknown) => {
    if (!(error instanceof Problem) || error.problem !== 'validation') throw error;
    const why = (error.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`).join(', ');
    throw impossible(`Validation failed: ${why}`);
  });
}
