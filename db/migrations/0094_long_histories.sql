-- A search asks by the name of a feeling, and a long history has many.
create index analysis_emotion_by_name on analysis_emotion (user_id, lower(name), analysis_id);

-- Statistics leave grief out without reading past everything the analyses say.
create index analysis_in_grief on analysis (user_id, id) where is_grief = 1;
