-- How much of its colours a company shows is its own to say, in its row.
grant update (settings) on saas_tenants to leme_auth;
