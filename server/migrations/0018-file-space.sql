-- What the files of a company take, counted where they are stored: nobody has to add them up.
create table file_usage (
  tenant_id uuid not null,
  bytes bigint not null default 0,
  primary key (tenant_id),
  constraint file_usage_is_no_debt check (bytes >= 0)
);
select app.tenant_table('file_usage');

alter table file_contents no force row level security;
alter table file_usage no force row level security;
insert into file_usage (tenant_id, bytes)
select tenant_id, sum(octet_length(bytes)) from file_contents group by tenant_id;
alter table file_contents force row level security;
alter table file_usage force row level security;

-- A file is kept once a row was saved with it; one that nobody saved goes after a day. Those of before are kept.
alter table files add column kept boolean not null default true;
alter table files alter column kept set default false;
create index files_not_kept on files (tenant_id, created_at) where not kept;
