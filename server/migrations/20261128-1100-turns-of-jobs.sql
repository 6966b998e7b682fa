-- What waits is taken by urgency, and within it companies take turns: a job says with its priority where in the row it
-- stands (server/src/kit/jobs.ts), so whoever adds one looks at what waits. Of a job leme_auth sees whose it is and where
-- it stands, nothing of what it carries.
create index job_common_turns on pgboss.job_common (name, group_id, priority) where state < 'active';
grant select (name, state, group_id, priority, start_after) on pgboss.job to leme_auth;
