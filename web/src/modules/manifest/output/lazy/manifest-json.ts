import { fold } from '@leme/contract/kit/language/fold';
import type { ManifestBooking, ManifestSession } from '@leme/contract/manifest/endpoints';
import { manifestPeople } from '@leme/contract/manifest/people';
import { fileText as t } from './file-texts.ts';

/** `manifesto-2026-11-20-ilha-do-campeche.json`. */
export function outputName({ date, product }: ManifestSession, ending: 'json' | 'csv'): string {
  const words = fold(product.name).match(/[a-z0-9]+/g) ?? [t('session')];
  return t('name', { date, product: words.join('-'), ending });
}

/**
 * The list of a session for other programs. What its viewer may not know is null in it already; money is left out.
 * Phone, address and requirements are the customer's: companions inherit none of them.
 */
export function manifestJson(session: ManifestSession): string {
  const { bookings: _, remaining_capacity: __, ...facts } = session;
  const passengers = manifestPeople(session).map(
    ({ passenger, booking, boat_id, seat, name, companion, label }) => ({
      seat,
      name: name ?? t('companion', { n: companion }),
      fare_type: label ?? t('standard'),
      checked_in: passenger.status === 'checked_in',
      status: passenger.status,
      status_at: passenger.status_at,
      booking_code: booking.code,
      customer_name: booking.customer_name,
      ...contactOf(booking, companion),
      document: passenger.document,
      birth_date: passenger.birth_date,
      boat_name: session.boats.find(({ id }) => id === boat_id)?.boat_name ?? null,
    }),
  );
  return `${JSON.stringify({ format: 'manifesto-1', session: facts, passengers }, null, 2)}\n`;
}

function contactOf(booking: ManifestBooking, companion: number) {
  const isCustomer = companion === 0;
  return {
    phone: isCustomer ? booking.customer_phone : null,
    email: isCustomer ? booking.customer_email : null,
    special_requirements: isCustomer ? booking.special_requirements : null,
  };
}
