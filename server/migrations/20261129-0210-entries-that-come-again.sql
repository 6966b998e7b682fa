-- What comes again stands there each time; all of one series are told apart from others by it.
alter table finance_entries add column repeats text;
alter table finance_entries add column series_id uuid;
alter table finance_entries add constraint finance_entries_repeats_check check (repeats in ('weekly', 'monthly', 'yearly'));
create index finance_entries_of_series on finance_entries (tenant_id, series_id, due_on) where series_id is not null;

-- A customer paid the agent, who owes it to the company.
alter table booking_payments drop constraint booking_payments_method_check;
alter table booking_payments add constraint booking_payments_method_check
  check (method in ('pix', 'dinheiro', 'cartao', 'transferencia', 'outro', 'credito', 'parceiro'));

-- Credit that nobody used in time is the company's: a fact that is due as others are.
alter table finance_postings drop constraint finance_postings_fact_kind_check;
alter table finance_postings add constraint finance_postings_fact_kind_check check (fact_kind in
  ('payment', 'booking', 'sailing', 'service', 'entry', 'settlement', 'allocation', 'tax', 'till', 'credit'));
alter table finance_due add column credit_id uuid;
alter table finance_due drop constraint finance_due_of_one;
alter table finance_due add constraint finance_due_of_one check (num_nonnulls(booking_id, log_id, credit_id) = 1);
create index credits_left on credits (tenant_id, expires_on) where amount_left > 0;
