/** Tables whose rows only come: nobody who serves changes or deletes one. */
export const appendOnly = [
  'attendance_events',
  'booking_payments',
  'system_logs',
  'audit_log',
  'pricing_rule_versions',
  'special_price_versions',
  'seal_blocks',
  'security_events',
];
