-- What was written about an invoice, and of what its customer was reminded last.
create index email_logs_by_invoice on email_logs (tenant_id, (params ->> 'invoice_id'), id)
  where (params ->> 'invoice_id') is not null;

alter table invoices add column reminds boolean not null default true;
-- Days from the due day: reminders go forward only, so that each is sent once.
alter table invoices add column reminded integer;
alter table invoices add constraint invoices_reminded_check check (reminded in (-3, 0, 3));

select pgboss.create_queue('invoice-reminders', '{"policy": "short", "retryLimit": 3, "retryDelay": 60,
  "retryBackoff": true, "expireInSeconds": 900, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
