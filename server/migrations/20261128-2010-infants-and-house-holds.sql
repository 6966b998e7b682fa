-- Whether babies take a place of those a boat carries, and seats the house keeps to itself without an end.
alter table booking_settings add column infants_take_no_place boolean not null default false;
alter table bookings drop constraint bookings_hold_kind;
alter table bookings add constraint bookings_hold_kind check (hold_kind in ('cart', 'option', 'house'));
