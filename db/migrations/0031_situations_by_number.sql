-- Where a page of the history goes on after its last situation was deleted: without this, everybody's
-- situations in between would be walked through.
create index situation_by_number on situation (user_id, id);
