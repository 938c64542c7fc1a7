-- A key whose submission was asked after and had not arrived: what arrives under it later is refused.
alter table idempotency_keys add column closed_at timestamptz;
