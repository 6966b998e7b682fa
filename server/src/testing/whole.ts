/** Whether the whole check runs, which asks each question more often than `npm test`. */
export const isWhole = Boolean(process.env.LEME_WHOLE);
