import { CustomerBookings } from '#modules/bookings/lazy/customer/customer-bookings.tsx';
import { customersScreen } from '#modules/sales/lazy/customers/customers-screen.tsx';

/** Customers with their bookings, of which the register itself knows nothing. */
export const screen = customersScreen([CustomerBookings]);
