import type { BookingRow } from '@leme/contract/bookings/endpoints';
import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import type { confirmBooking } from '@leme/contract/bookings/life/life-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import type { TimedWork } from '#kit/work';
import { linkCustomer } from '../customers/link-customer.ts';

type Input = Omit<InputOf<typeof confirmBooking>, 'id' | 'version' | 'deposit_amount'>;

const said = [
  'customer_id',
  'customer_name',
  'customer_phone',
  'customer_email',
  'special_requirements',
  'language',
] as const;

/** Whether anything is said of who books. */
export const saysBuyer = (input: Input) =>
  input.record !== 'chosen' || said.some((field) => input[field] !== undefined);

/** Who books, as it is known by now, with the record that was found or made; what was not said stays. */
export async function buyerColumns(
  work: TimedWork,
  input: Input,
  { before, detail }: { before: BookingRow; detail: BookingDetail },
) {
  const { customer_name = before.customer_name, customer_phone = before.customer_phone } = input;
  const { customer_email = before.customer_email, language = detail.language } = input;
  const { customer_id = before.customer_id, customer_document, record: way } = input;
  const asked = { customer_id, customer_name, customer_phone, customer_email, language };
  const linked = await linkCustomer(work, { ...asked, customer_document, record: way }, before.agent_id);
  const mayNote = before.special_requirements === null || work.actor.permissions.has('passenger-health:read');
  const note = mayNote ? input.special_requirements : undefined;
  return {
    customer_name,
    customer_phone,
    customer_email,
    language,
    customer_id: linked?.id ?? null,
    ...(note !== undefined && { special_requirements: note }),
  };
}
