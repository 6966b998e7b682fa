-- Nobody chose the colour of a tag that was typed in passing: it is grey.
alter table lead_tags alter column color set default '#6b7280';
