-- What was read for an earlier judge of fit says nothing to this one: it is read again when it is needed.
update analysis set facts = null;
