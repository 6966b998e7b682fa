-- Several photos of a boat, in their order; the one it had is the first. Its old column stays for
-- one release and keeps no file any more.
select app.link_table('boats_photos', 'boats', 'files');
alter table boats no force row level security;
alter table boats_photos no force row level security;
insert into boats_photos (tenant_id, owner_id, target_id, position)
select tenant_id, id, photo, 1 from boats where photo is not null;
alter table boats force row level security;
alter table boats_photos force row level security;
alter table boats drop constraint boats_tenant_id_photo_fkey;
