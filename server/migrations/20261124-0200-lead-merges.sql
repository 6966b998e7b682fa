-- What a merge of two leads took and moved, for as long as it can be taken back.
create table lead_merges (
  tenant_id uuid not null references saas_tenants (id),
  kept_id uuid not null,
  other_id uuid not null,
  -- of both, as they were when one was made of them
  kept_version integer not null,
  other_version integer not null,
  -- what the kept one said before, by column
  former jsonb not null,
  tag_ids uuid[] not null,
  interaction_ids uuid[] not null,
  -- leads that had been merged into the other one
  follower_ids uuid[] not null,
  -- of the kept one afterwards: a later one was changed since
  merged_version integer not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (tenant_id, other_id),
  foreign key (tenant_id, kept_id) references leads (tenant_id, id) on delete cascade,
  foreign key (tenant_id, other_id) references leads (tenant_id, id) on delete cascade
);
create index lead_merges_by_kept on lead_merges (tenant_id, kept_id, created_at, other_id);
select app.tenant_table('lead_merges');
