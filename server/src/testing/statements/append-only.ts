/** Tables whose rows only come: nobody who serves changes or deletes one. */
export const appendOnly = [
  'attendance_events',
  'booking_payments',
  'finance_postings',
  'finance_settlements',
  'finance_tax_rates',
  'finance_withdrawals',
  'system_logs',
  'audit_log',
  'pricing_rule_versions',
  'special_price_versions',
  'schedule_versions',
  'seal_blocks',
  'security_events',
];
