import { z } from 'zod';
import { money, price } from '../kit/values/money-schema.ts';
import { changedText, requiredText } from '../kit/values/text.ts';

/** What is sold beside the fares; below nothing it is taken off. */
export const handExtras = z
  .array(z.strictObject({ name: requiredText(80), amount: money }))
  .max(20)
  .default([]);

/** What somebody takes off at the end: a share, or an amount. */
export const handDiscount = z
  .strictObject({
    bp: z.number().int().min(1).max(10_000).optional(),
    amount: price.optional(),
    reason: changedText(200),
  })
  .refine(({ bp, amount }) => (bp === undefined) !== (amount === undefined), { error: 'required' });
export type HandDiscount = z.output<typeof handDiscount>;
