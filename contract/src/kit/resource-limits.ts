/** Children a row may have. */
export const mostChildren = 200;
