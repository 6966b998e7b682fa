import { z } from 'zod';
import { facts, weekdays } from '../tenancy/settings/ways.ts';

const nullableText = z.string().nullable();

/** What a company decided and each page follows, as a session says it. */
export const companyWaysShape = z.object({
  mark_minutes: z.int(),
  first_weekday: z.enum(weekdays),
  passenger_facts: z.array(z.enum(facts)),
  house_address: nullableText,
  house_phone: nullableText,
  notice_text: nullableText,
  notice_from: nullableText,
  notice_until: nullableText,
});
export type CompanyWays = z.output<typeof companyWaysShape>;
