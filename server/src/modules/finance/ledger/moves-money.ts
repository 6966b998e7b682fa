import { insertRows } from '#kit/database/insert-rows';
import type { AllHooks } from '#kit/hooks';
import { newId } from '#kit/ids';

/** Bookings whose money moved are due: one row each, sent beside what the fact itself writes, and nobody waits for it. */
export const movesMoney: AllHooks['movesMoney'] = async ({ tx, tenantId }, bookings) => {
  const rows = bookings.map((booking_id) => ({ tenant_id: tenantId, id: newId(), booking_id }));
  if (rows.length > 0) for (const insert of insertRows('finance_due', rows)) tx.send(insert);
};
