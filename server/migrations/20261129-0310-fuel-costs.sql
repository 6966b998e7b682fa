-- The departure a boat was out for when it was fuelled, and whether it is told to the books as a cost: what was noted before
-- was typed there by hand.
alter table fuel_entries add column session_id uuid;
alter table fuel_entries add column is_cost boolean;
