/**
 * Under row-level security a trigram index serves `like` only when its function is marked leakproof. The functions that
 * lack the mark, on the node that is asked.
 */
export const unmarked = `select oid::regprocedure::text as name from pg_proc
  where not proleakproof and oid in ('textlike(text,text)'::regprocedure, 'texticlike(text,text)'::regprocedure)`;

/** Functions that store objects outside of every table and its wall, while the product may call them. */
export const storing = `select oid::regprocedure::text as name from pg_proc
  where proname in ('lo_creat', 'lo_create', 'lo_from_bytea', 'lo_import') and pronamespace = 'pg_catalog'::regnamespace
    and has_function_privilege('leme_app', oid, 'execute')`;
