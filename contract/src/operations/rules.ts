/** Shorter than this nothing is searched, longer is no name. */
export const shortestSearch = 2;
export const longestSearch = 60;
