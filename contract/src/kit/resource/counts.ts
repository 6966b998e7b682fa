/** How far a list counts its rows: for a page of them, and when all are asked for. */
export const countsTo = { page: 1_000, all: 10_000 } as const;
