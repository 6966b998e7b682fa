-- Which paper an alert is about.
alter table maintenance_alert add column document_id uuid;
alter table maintenance_alert add constraint maintenance_alert_tenant_id_document_id_fkey
  foreign key (tenant_id, document_id) references boat_documents (tenant_id, id);
create index maintenance_alert_by_document on maintenance_alert (tenant_id, document_id);

-- Who did a service, where it was nobody from outside.
alter table maintenance_logs add column person_id uuid;
create index maintenance_logs_by_who_did_it on maintenance_logs (tenant_id, person_id, date, id);

-- What a service cost waits to be posted as the money of a booking does.
alter table finance_due alter column booking_id drop not null;
alter table finance_due add column log_id uuid;
alter table finance_due add constraint finance_due_of_one check ((booking_id is null) <> (log_id is null));
alter table finance_postings drop constraint finance_postings_fact_kind_check;
alter table finance_postings add constraint finance_postings_fact_kind_check
  check (fact_kind in ('payment', 'booking', 'sailing', 'service', 'entry', 'settlement', 'allocation', 'tax', 'till'));

-- Pictures of what somebody wrote an alert of.
select app.link_table('maintenance_alert_photos', 'maintenance_alert', 'files');
