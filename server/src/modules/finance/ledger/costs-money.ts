import { insertRows } from '#kit/database/insert-rows';
import type { AllHooks } from '#kit/hooks';
import { newId } from '#kit/ids';

/** Services, fuel and crew that cost something are due: one row each, as bookings whose money moved are. */
export const costsMoney: AllHooks['costsMoney'] = async ({ tx, tenantId }, costs) => {
  const rows = costs.map((log_id) => ({ tenant_id: tenantId, id: newId(), log_id }));
  if (rows.length > 0) for (const insert of insertRows('finance_due', rows)) tx.send(insert);
};
