/** Children a row may have. */
export const mostChildren = 200;
/** Rows of a list one export names; whoever wants more asks again. */
export const mostNamed = 100;
/** Rows that are pointed to another row in one step. */
export const mostMoved = 500;
/** Columns of a file that is taken in. */
export const mostColumns = 200;
/** Fields of which one request says what all rows of a file have. */
export const mostGiven = 20;
/** Rows of a file, each there already, for which one request says what becomes of them. */
export const mostTwinsChosen = 200;
