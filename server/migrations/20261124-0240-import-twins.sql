-- Rows of a file that are there already, as an enquiry of the same number: how many, the first of them, and what becomes
-- of all, or of single ones.
alter table imports add column twin_count integer not null default 0;
alter table imports add column twins jsonb not null default '[]'::jsonb;
alter table imports add column twin_choice text not null default 'skip';
alter table imports add constraint imports_twin_choice_check check (twin_choice in ('skip', 'update', 'create'));
alter table imports add column looked_at timestamptz not null default now();
alter table imports add column twin_choices jsonb not null default '{}'::jsonb;
