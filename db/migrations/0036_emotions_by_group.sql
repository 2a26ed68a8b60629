-- Which of a person's analyses found a group of emotion, all in one place: without this, each was looked for among
-- everybody's, and the more people wrote, the longer each of them waited.
create index analysis_emotion_by_group on analysis_emotion (user_id, category, analysis_id);
