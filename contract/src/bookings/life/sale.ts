import { z } from 'zod';
import { kB } from '../../kit/body-room.ts';
import { locales } from '../../kit/language/locale.ts';
import { id } from '../../kit/page.ts';
import { changedText, requiredText } from '../../kit/values/text.ts';
import { handDiscount, handExtras } from '../../pricing/by-hand.ts';
import { saleChannels } from '../../pricing/pricing-rules.ts';
import { mostCounted, traceShape } from '../../pricing/trace-shapes.ts';

/** How a customer's record is found: the one that was chosen, the one the document or telephone and name tell, or a new one. */
export const recordWays = ['chosen', 'match', 'new'] as const;

/** Whether whoever booked gets a letter, in the customer's language; without an address nobody does. */
export const letterAsked = { sends_letter: z.boolean().default(false) };

/** What a sale is told beside party and customer; an older build sends none of it. */
export const saleFields = {
  channel: z.enum(saleChannels).optional(),
  language: z.enum(locales).nullable().default(null),
  lead_id: id.nullable().default(null),
  /** Sold for what the lead was offered: its difference to the price is one line, a discount within the company’s limit. */
  keeps_offer: z.boolean().default(false),
  /** The word of a special price. */
  code: changedText(30),
  extras: handExtras,
  discount: handDiscount.nullable().default(null),
  /** The price that was said: where it is no longer that one, nothing is sold and both are told. */
  trace: traceShape.optional(),
  ...letterAsked,
  /** Sold although its cut-off is past; needs sessions:update. */
  past_cutoff: z.boolean().default(false),
  /** Sold on request, or in spite of a block that is no authority's; needs sessions:update. */
  on_request: z.boolean().default(false),
  /** Why it is sold although its boat stopped for a work order; needs sessions:update, and is kept with who sold it. */
  override_reason: requiredText(200, 3).nullable().default(null),
};

export const customerRecord = {
  /** CPF or CNPJ of whoever books; it stays with the customer's record. */
  customer_document: changedText(20),
  record: z.enum(recordWays).default('chosen'),
};

/** A trace holds every rule that counted. */
export const traceRoom = { bytes: 512 * kB, members: mostCounted };
