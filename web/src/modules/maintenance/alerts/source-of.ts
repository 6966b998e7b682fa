import { type Permission, read } from '@leme/contract/access/permission';
import type { Alert } from '@leme/contract/maintenance/alerts/alert-list';

type Source = { path: string; needs: Permission };
type Facts = Pick<Alert, 'type' | 'boat_id' | 'motor_id' | 'stock_item_id' | 'task_id' | 'crew_id'> &
  Partial<Pick<Alert, 'params'>>;

/** Where what an alert is about can be seen and mended, and the right that takes. */
export function sourceOf(alert: Facts): Source | null {
  const { type, boat_id, motor_id, stock_item_id, task_id, crew_id, params } = alert;
  const of = (
    register: 'boats' | 'crew-members' | 'motors' | 'stock' | 'maintenance-tasks',
    id: string | null,
  ) => (id === null ? null : { path: `/${register}?open=${id}`, needs: read(register) });
  if (type === 'voyage_review' || type === 'voyage_overdue') {
    const { voyage_id } = JSON.parse(params ?? '{}') as { voyage_id?: string };
    if (voyage_id) return { path: `/logbook?open=${voyage_id}`, needs: read('logbook') };
  }
  if (type === 'crew_cert')
    return (
      of('crew-members', crew_id) ?? { path: '/role-competency-overrides', needs: read('tenant-settings') }
    );
  if (type === 'crew_open' || type === 'crew_conflict') {
    const { day } = JSON.parse(params ?? '{}') as { day?: string };
    if (day) return { path: `/rosters?week=${day}`, needs: read('rosters') };
  }
  if (type === 'stock_low') return of('stock', stock_item_id);
  if (type === 'meter_due') return of('maintenance-tasks', task_id) ?? of('motors', motor_id);
  if (type === 'document_expiry') return of('boats', boat_id);
  return of('motors', motor_id) ?? of('boats', boat_id);
}
