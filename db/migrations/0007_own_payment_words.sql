-- How a subscription stands is kept in the product's own words, not in those of one payment provider.
update billing_event set status = 'active' where status = 'trialing';
update billing_event set status = 'due' where status = 'past_due';
update billing_event set status = 'ended' where status not in ('active', 'due');
update "user" set subscription_status = 'due' where subscription_status = 'past_due';
