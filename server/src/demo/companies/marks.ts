/** A drawing of 32 by 32 as an address that needs no file. */
const drawing = (shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes}</svg>`)}`;

/** Three waves under a sun, white on blue. */
export const waves = drawing(
  '<rect width="32" height="32" rx="6" fill="#026190"/><circle cx="22" cy="9" r="4" fill="#fff"/>' +
    '<g fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round">' +
    '<path d="M4 17q4-4 8 0t8 0 8 0"/><path d="M4 22.5q4-4 8 0t8 0 8 0"/><path d="M4 28q4-4 8 0t8 0 8 0"/></g>',
);

/** Hills and a sail, yellow on green. */
export const hills = drawing(
  '<rect width="32" height="32" rx="6" fill="#0F4D35"/><path d="M2 25l9-14 6 8 4-5 9 11z" fill="#3C8D40"/>' +
    '<path d="M17 6v15h8z" fill="#FFD400"/><path d="M11 23h16l-3 4H14z" fill="#FFD400"/>',
);
