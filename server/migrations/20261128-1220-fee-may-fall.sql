-- A policy whose fee falls as departure comes nearer says that it is meant.
alter table cancellation_policies add column fee_may_fall boolean not null default false;
