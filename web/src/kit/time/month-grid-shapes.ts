/** What stands below a day; `spoken` is added to what its button is called, `className` tints it. */
export type MonthCell = { text: string; spoken: string; className?: string | undefined };

export type MonthGridProps = {
  /** A day of the month that is shown. */
  month: string;
  onMonthChange: (firstDay: string) => void;
  /** The first and the last day that may be pressed; months beyond them are not turned to. */
  min?: string | undefined;
  max?: string | undefined;
  today?: string | undefined;
  /** What a day shows; null shows its number alone. */
  cell: (date: string) => MonthCell | null;
  /** A day was pressed. */
  onDay: (date: string) => void;
};
