/** The frame with header, menu and page: everything but what floats over it. */
export const pageId = 'pagina';
