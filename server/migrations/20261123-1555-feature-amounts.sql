-- How many of a feature a boat has, where somebody counted.
alter table boats_features add column value integer;
alter table boats_features add constraint boats_features_value_check check (value between 1 and 999);
