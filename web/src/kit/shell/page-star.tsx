import { createContext, type ReactNode, useContext } from 'react';

const PageStar = createContext<ReactNode>(null);

/** Gives the screens below the star that marks the open page as a favourite; the shell knows which page that is. */
export const PageStarProvider = PageStar.Provider;

/** The star for the head of the page. */
export function usePageStar(): ReactNode {
  return useContext(PageStar);
}
