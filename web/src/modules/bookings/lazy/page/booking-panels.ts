import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import type { ComponentType } from 'react';

/** What stands on the page of a booking and is known above bookings. */
export type BookingPanels = {
  /** Its people by name, with the code they board by. */
  People: ComponentType<{ booking: BookingDetail }>;
  /** What was charged for it by Pix. */
  Charges: ComponentType<{ booking: BookingDetail }>;
};
