import { fieldSchema } from '../resource/field-schema.ts';
import * as f from '../resource/fields.ts';

/** Money on the wire: BRL as a JSON number with at most two decimals. Inside calculations it is integer centavos. */
export const money = fieldSchema(f.money({ required: true, min: -9_999_999_999.99 }));

/** Money that may not be negative: prices, payments. */
export const price = money.refine((value) => value >= 0, { error: 'negative' });
