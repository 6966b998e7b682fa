-- A repeat is answered byte for byte as the first time; jsonb orders names anew. `body` holds the answers of before.
alter table idempotency_keys add column answer text;
