-- Single-use links sent to people. Only the hash of a token is kept, and leme_auth alone reads and writes them.
create table auth_links (
  tenant_id uuid not null,
  token_hash text not null,
  user_id uuid not null,
  type text not null check (type in ('first_access', 'password_reset', 'login')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references profiles (tenant_id, id) on delete cascade
);
create index auth_links_by_user on auth_links (tenant_id, user_id);
select app.tenant_table('auth_links');
revoke all on auth_links from leme_app, leme_platform;
grant select, insert, update, delete on auth_links to leme_auth;
