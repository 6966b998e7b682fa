import { z } from 'zod';
import { money, price } from '../kit/values/money-schema.ts';
import { changedText, requiredText } from '../kit/values/text.ts';

/** Twenty of them stay an amount a booking can have. */
const mostOfExtra = 999_999.99;
const isModest = (amount: number) => Math.abs(amount) <= mostOfExtra;

/** What is sold beside the fares; below nothing it is taken off. */
export const handExtras = z
  .array(z.strictObject({ name: requiredText(80), amount: money.refine(isModest, { error: 'too-large' }) }))
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
