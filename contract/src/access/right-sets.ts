import type { Action, PermissionKey } from './permission.ts';
import type { Subject } from './resources.ts';

/** Work that a role may be given in one go; each is called something in the texts of `/role-permissions`. */
export const rightSetNames = ['sales', 'workshop', 'till'] as const;
export type RightSetName = (typeof rightSetNames)[number];

const keeps = (...subjects: readonly Subject[]) => rightsOf(['read', 'create', 'update'], subjects);
const reads = (...subjects: readonly Subject[]) => rightsOf(['read'], subjects);

function rightsOf(which: readonly Action[], subjects: readonly Subject[]): PermissionKey[] {
  return subjects.flatMap((subject) => which.map((action): PermissionKey => `${subject}:${action}`));
}

/** The rights each of them is made of. It only fills a matrix in: what is stored are the rights, one by one. */
export const rightSets: Readonly<Record<RightSetName, readonly PermissionKey[]>> = {
  // From the first question to the booking; what is there is not deleted.
  sales: [
    ...keeps('leads', 'inside-sales', 'customers', 'bookings', 'tags'),
    ...reads('products', 'combos', 'fare-types', 'special-pricing', 'whatsapp-templates'),
    ...reads('sessions', 'sessions-calendar', 'availability', 'booking-payments', 'passenger-manifest'),
  ],
  // What keeps boats going, and what it takes from the shelf.
  workshop: [
    ...reads('boats', 'boat-features', 'suppliers', 'logbook', 'sessions-calendar'),
    ...keeps('motors', 'engine-parts', 'maintenance-tasks', 'maintenance-logs', 'work-orders', 'alerts'),
    ...keeps('stock', 'quick-fuel'),
  ],
  // Who takes the money at the counter sees what is owed and by whom, and changes no booking.
  till: [
    ...reads('dashboard', 'bookings', 'customers', 'sessions', 'sessions-manifest', 'passenger-manifest'),
    'booking-payments:read',
    'booking-payments:create',
    ...keeps('financial', 'finance-invoices'),
  ],
};
