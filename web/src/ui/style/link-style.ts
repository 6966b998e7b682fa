/** A link that acts, in the tenant's readable colour; it stands by itself, so that a finger may find it. */
export const actionLink =
  'inline-flex min-h-6 items-center font-semibold text-brand-text underline decoration-1 underline-offset-[3px] hover:decoration-2 max-md:min-h-11 max-md:min-w-11';

/** A link inside prose: the colour of the text, underlined. */
export const proseLink = 'underline decoration-edge underline-offset-[3px] hover:decoration-fg';

/** The same by itself, below or beside a text, as high as a finger needs. */
export const standingLink = `${proseLink} inline-flex min-h-6 items-center font-semibold max-md:min-h-11`;
