import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';

/** The dialog of something done to one booking. */
export type ActDialogProps = { booking: BookingDetail; onClose: () => void };
