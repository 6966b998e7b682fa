import {
  type ContactSpan,
  contactBars,
  contactSpans,
  spanOf,
} from '@leme/contract/leads/inside-sales/first-contacts';
import { type RawBuilder, sql } from 'kysely';

/** Minutes from an enquiry `t` to its first contact. */
export const contactMinutes = sql`extract(epoch from t.first_contact_at - t.created_at) / 60`;

/** Whether a lead `t` was promised a first contact and got one; those of a list from elsewhere were promised nothing. */
export const wasContacted = sql`(t.first_contact_at is not null and t.first_response_due_at is not null)`;

/** Whether the first contact of a lead `t` took as long as one bar of the figures counts. */
export function contactedWithin(span: ContactSpan): RawBuilder<unknown> {
  const at = contactSpans.indexOf(span);
  const [over, until] = [contactBars[at - 1], contactBars[at]];
  return sql.join(
    [
      wasContacted,
      ...(over === undefined ? [] : [sql`${contactMinutes} > ${over}`]),
      ...(spanOf(null) === span || until === undefined ? [] : [sql`${contactMinutes} <= ${until}`]),
    ],
    sql` and `,
  );
}
