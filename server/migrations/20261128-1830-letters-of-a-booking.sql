-- The letters of one booking are found along this index, the last one first; every other mail stays out of it.
create index email_logs_by_booking on email_logs (tenant_id, (params ->> 'booking_id'), id)
  where params ->> 'booking_id' is not null;
