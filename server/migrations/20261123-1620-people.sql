-- People are kept through screens: who was removed stays as nobody, for the trails that point there.
alter table profiles add column removed_at timestamptz;
alter table profiles add column search text not null
  generated always as (app.search_text(full_name, email)) stored;
create index profiles_by_created on profiles (tenant_id, created_at, id) where removed_at is null;
create index profiles_by_name on profiles (tenant_id, full_name collate "und-x-icu", id) where removed_at is null;
create index profiles_by_email on profiles (tenant_id, email collate "und-x-icu", id) where removed_at is null;
create index profiles_search on profiles using gin (tenant_id, search gin_trgm_ops) where removed_at is null;
create index user_roles_by_role on user_roles (tenant_id, role, user_id);
create index email_logs_by_user on email_logs (tenant_id, user_id, created_at, id);

-- A temporary password is good until then, or until it was used.
alter table auth_accounts add column temporary_until timestamptz;
alter table auth_accounts add column last_sign_in_at timestamptz;

-- Who changed a right of a role, when, and how often the role was changed.
alter table role_permissions add column changed_by uuid;
alter table role_permissions add column changed_at timestamptz;
create table role_versions (
  tenant_id uuid not null references saas_tenants (id),
  role text not null,
  version integer not null default 1,
  primary key (tenant_id, role)
);
select app.tenant_table('role_versions');

-- What one person may do beside the role, or not.
create table user_permissions (
  tenant_id uuid not null,
  user_id uuid not null,
  resource text not null,
  action text not null constraint user_permissions_action_check check (action in ('read', 'create', 'update', 'delete')),
  granted boolean not null,
  reason text not null,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  primary key (tenant_id, user_id, resource, action),
  foreign key (tenant_id, user_id) references profiles (tenant_id, id) on delete cascade
);
select app.tenant_table('user_permissions');
revoke insert, update, delete on user_permissions from leme_app;
grant select, insert, update, delete on user_permissions to leme_auth;

-- People are kept by leme_auth, whose acts leave the same trail and are done once.
grant insert on audit_log, audit_values to leme_auth;
grant select, delete on audit_values to leme_auth;
grant insert, update, delete on role_permissions to leme_auth;
grant select, insert, update, delete on role_versions to leme_auth;
grant select, delete on user_preferences to leme_auth;
revoke insert, update, delete on role_versions from leme_app;
grant select on audit_log to leme_auth;
grant select, insert, update on idempotency_keys to leme_auth;
