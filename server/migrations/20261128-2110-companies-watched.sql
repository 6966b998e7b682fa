-- How many requests of an address are kept a day is counted where one more is written, in the same transaction.
grant select (tenant_id, id, email, created_at) on company_requests to leme_auth;

-- Companies are found by their city, which is called in their list as everywhere.
create index saas_tenants_by_city on saas_tenants (coastal_city_id, name collate "und-x-icu", id);
grant select on coastal_cities to leme_platform;
