-- How the columns of a file are written whose cells mean two things, by the name of the column.
alter table imports add column readings jsonb not null default '{}'::jsonb;
