/** The longest logo, as the text of a `data:` address in which it is sent: no text of a request is longer than 20,000 characters. */
export const mostOfLogo = 18_000;

/** How long its sides are drawn, the largest first; the first that fits is taken. */
export const logoSides = [128, 96, 64] as const;
