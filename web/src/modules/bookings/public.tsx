export { addDays, civilDay, dayIn } from './civil-day.ts';
export { DateBar } from './date-bar.tsx';
export { LiveToasts } from './late-live-toasts.tsx';
export { MoveBookingDialog } from './move-booking-dialog.tsx';
export { PaymentDialog } from './payment-dialog.tsx';
export { SessionBadge } from './session-badge.tsx';
export { SessionsLink } from './sessions-link.tsx';
export { useNow, useToday } from './use-today.ts';
