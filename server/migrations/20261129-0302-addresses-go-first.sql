-- From which address somebody came may be forgotten before that they came.
grant update (address) on security_events to leme_auth;
