import { bookingSettings } from '@leme/contract/bookings/booking-settings';
import {
  type BookingSettings,
  readBookingSettings,
  updateBookingSettings,
} from '@leme/contract/bookings/booking-settings-endpoints';
import { faults, Problem } from '@leme/contract/kit/problem';
import { pixKeyOf } from '@leme/contract/kit/values/pix-key';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { record, type State } from '#kit/resource/history/record';

/** Of a company that decided nothing yet. */
const untouched: BookingSettings = {
  hold_minutes: 15,
  option_hours: 72,
  max_discount_bp: 1000,
  pix_key: null,
  pix_name: null,
  pix_city: null,
  version: 0,
};

const columns = [
  'hold_minutes',
  'option_hours',
  'max_discount_bp',
  'pix_key',
  'pix_name',
  'pix_city',
  'version',
] as const;

const decidedBy = (tenantId: string) =>
  db.selectFrom('booking_settings').select(columns).where('tenant_id', '=', tenantId);

/** How a company holds, discounts and charges. */
export async function bookingSettingsOf(tx: Tx, tenantId: string): Promise<BookingSettings> {
  return (await tx.first(decidedBy(tenantId))) ?? untouched;
}

const servesReading = serve(readBookingSettings, ({ tx, actor }) => bookingSettingsOf(tx, actor.tenantId));

const servesUpdate = serve(updateBookingSettings, async ({ input, tx, actor }) => {
  const { tenantId } = actor;
  const before = (await tx.first(decidedBy(tenantId).forUpdate())) ?? untouched;
  const { version, ...sent } = input;
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const yours = { ...before, ...given, version: version + 1 };
  const next: BookingSettings = { ...yours, pix_key: keyOf(yours.pix_key) };
  // Two who are the first to decide anything meet at the row that one of them makes.
  const changed =
    before.version !== version
      ? 0
      : await tx.change(
          db
            .insertInto('booking_settings')
            .values({ tenant_id: tenantId, ...next })
            .onConflict((conflict) =>
              conflict.column('tenant_id').doUpdateSet(next).where('booking_settings.version', '=', version),
            ),
        );
  if (changed === 0) {
    const current = await bookingSettingsOf(tx, tenantId);
    throw new Problem('stale-version', { params: { current, yours: given } });
  }
  record({ tx, actor }, bookingSettings, {
    id: tenantId,
    action: 'updated',
    before: told(before),
    after: told(next),
    tells: [],
  });
  return next;
});

function keyOf(typed: string | null): string | null {
  if (!typed) return null;
  const key = pixKeyOf(typed);
  if (!key) throw faults([{ pointer: '/pix_key', code: 'pix-key' }]);
  return key;
}

const told = ({ version: _, ...settings }: BookingSettings): State => settings;

export const servesBookingSettings = [servesReading, servesUpdate];
