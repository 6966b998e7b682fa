/** Tables whose rows only come: nobody who serves changes or deletes one. */
export const appendOnly = [
  'attendance_events',
  'booking_payments',
  'system_logs',
  'audit_log',
  'seal_blocks',
  'security_events',
];
