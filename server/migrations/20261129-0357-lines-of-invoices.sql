-- What a line of a bank recorded besides the payment of its match: an invoice pays its bookings, each by a payment of its own.
create table bank_line_facts (
  tenant_id uuid not null,
  fact_id uuid not null,
  line_id uuid not null,
  primary key (tenant_id, fact_id),
  foreign key (tenant_id, line_id) references bank_lines (tenant_id, id)
);
create index bank_line_facts_of on bank_line_facts (tenant_id, line_id);
select app.tenant_table('bank_line_facts');
revoke update, delete on bank_line_facts from leme_app;

-- What is looked for by its amount.
create index charges_open_by_amount on charges (tenant_id, (amount - paid_amount), created_at)
  where status in ('open', 'partial');
create index invoices_open_by_amount on invoices (tenant_id, (total - paid_amount - credited_amount), due_on)
  where status in ('issued', 'partial');
