import { useEffect } from 'react';

/** Title of the browser's tab: the page, the company if there is one, the product. */
export function useTitle(...parts: readonly (string | undefined)[]): void {
  const title = [...parts, 'Leme'].filter(Boolean).join(' · ');
  // Outside system: the document's title.
  useEffect(() => {
    document.title = title;
  }, [title]);
}
