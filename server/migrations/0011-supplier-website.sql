alter table suppliers add column website text;
