create table whatsapp_templates (
  tenant_id uuid not null references saas_tenants (id),
  name text not null,
  message text not null check (length(message) <= 2000),
  category text not null default 'outro'
    check (category in ('contato', 'proposta', 'lembrete', 'pagamento', 'depois', 'outro')),
  language text not null default 'pt-BR' check (language in ('pt-BR', 'en', 'es', 'fr', 'it')),
  order_index integer not null default 0 check (order_index between 0 and 999),
  is_active boolean not null default true,
  search text not null generated always as (app.search_text(name, message)) stored
);
select app.register_table('whatsapp_templates', 'name');
create unique index whatsapp_templates_name_key on whatsapp_templates (tenant_id, lower(name)) where deleted_at is null;
create index whatsapp_templates_by_category on whatsapp_templates (tenant_id, category, name collate "und-x-icu", id)
  where deleted_at is null;
create index whatsapp_templates_by_language on whatsapp_templates (tenant_id, language, name collate "und-x-icu", id)
  where deleted_at is null;
create index whatsapp_templates_by_active on whatsapp_templates (tenant_id, is_active, name collate "und-x-icu", id)
  where deleted_at is null;
create index whatsapp_templates_by_order on whatsapp_templates (tenant_id, order_index, id) where deleted_at is null;
