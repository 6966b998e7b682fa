import type { askedBy, DreSearch } from './dre-search.ts';

/** A period, of all or of one boat, product or cost centre. */
export type Asked = { from: string; to: string } & ReturnType<typeof askedBy>;

/** What both panels are handed. */
export type PanelProps = {
  search: DreSearch;
  today: string;
  /** Opens the postings of a line, of a departure or of none. */
  onOpen: (line: string, session?: string) => void;
};
