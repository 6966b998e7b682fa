-- A second factor of sign-in: the secret an application makes codes of, and codes for whoever lost it. leme_auth alone
-- reads and writes them. Until confirmed_at the secret counts for nothing; used_step is the last code that was taken.
create table auth_second_factors (
  tenant_id uuid not null,
  user_id uuid not null,
  secret text not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  used_step bigint,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references profiles (tenant_id, id) on delete cascade
);
select app.tenant_table('auth_second_factors');
revoke all on auth_second_factors from leme_app, leme_platform;
grant select, insert, update, delete on auth_second_factors to leme_auth;

create table auth_recovery_codes (
  tenant_id uuid not null,
  user_id uuid not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (tenant_id, user_id, code_hash),
  foreign key (tenant_id, user_id) references profiles (tenant_id, id) on delete cascade
);
select app.tenant_table('auth_recovery_codes');
revoke all on auth_recovery_codes from leme_app, leme_platform;
grant select, insert, update, delete on auth_recovery_codes to leme_auth;
