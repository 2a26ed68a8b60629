-- Statistics ask for the newest analysis that counts of each situation; this answers it without reading
-- past the texts of every analysis.
create index analysis_newest on analysis (user_id, is_counted, situation_id, id);
