const compares = ['gt', 'ge', 'lt', 'le', 'eq'].map((name) => `numeric_${name}(numeric,numeric)`);
const marked = ['textlike(text,text)', 'texticlike(text,text)', ...compares];

/**
 * Under row-level security an index serves `like` and ranges of decimals only when their functions are marked leakproof;
 * none of them tells what it compares. Those that lack the mark, on the node that is asked.
 */
export const unmarked = `select oid::regprocedure::text as name from pg_proc
  where not proleakproof and oid in (${marked.map((name) => `'${name}'::regprocedure`).join(', ')})`;

/** Functions that store objects outside of every table and its wall, while the product may call them. */
export const storing = `select oid::regprocedure::text as name from pg_proc
  where proname in ('lo_creat', 'lo_create', 'lo_from_bytea', 'lo_import') and pronamespace = 'pg_catalog'::regnamespace
    and has_function_privilege('leme_app', oid, 'execute')`;
