/**
 * The header by which an answer tells the last change that was told before it was asked for. Who listens from there on
 * (`?after=`) misses nothing that the answer does not show.
 */
export const changesHeader = 'leme-changes';
