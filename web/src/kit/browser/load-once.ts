/**
 * Late code that is used again and again, such as with every tap: asked for once, and again only after it did not come.
 * An import by itself looks through the whole page each time.
 */
export function loadOnce<M>(load: () => Promise<M>): () => Promise<M> {
  let coming: Promise<M> | undefined;
  return () => {
    coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}
