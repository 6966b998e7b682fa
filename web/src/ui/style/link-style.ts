/** A link that acts, in the tenant's readable colour. */
export const actionLink =
  'font-semibold text-brand-text underline decoration-1 underline-offset-[3px] hover:decoration-2';

/** A link inside prose: the colour of the text, underlined. */
export const proseLink = 'underline decoration-edge underline-offset-[3px] hover:decoration-fg';
