import { CustomerBookings } from '#modules/bookings/customer/customer-bookings.tsx';
import { customersScreen } from '#modules/sales/customers.screen.tsx';

/** Customers with their bookings, of which the register itself knows nothing. */
export const CustomersScreen = customersScreen([CustomerBookings]);
