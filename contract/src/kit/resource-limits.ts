/** Children a row may have. */
export const mostChildren = 200;
/** Rows that are pointed to another row in one step. */
export const mostMoved = 500;
