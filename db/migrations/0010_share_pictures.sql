-- The picture other sites preview, as base64: drawn once when something is shared, never when it is asked for.
alter table share add column picture text;
