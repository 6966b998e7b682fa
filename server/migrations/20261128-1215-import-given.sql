-- What all rows of a file have in fields it has no column for, as a person said it once.
alter table imports add column given jsonb not null default '{}'::jsonb;
