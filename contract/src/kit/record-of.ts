import { z } from 'zod';

/** An object whose names are values of their own, at most so many; `error` names the fault of one name more. */
export function recordOf<Name extends z.core.$ZodRecordKey, Value extends z.ZodType>(
  name: Name,
  value: Value,
  most: number,
  error = 'too-many-fields',
) {
  return z
    .record(name, value)
    .refine((given) => Object.keys(given).length <= most, { error, params: { maximum: most } })
    .meta({ maxProperties: most });
}
