/** One bar or point: what stands below it, what it says, and the page with the rows behind it. */
export type ChartPoint = {
  id: string;
  label: string;
  value: number;
  /** The value in words: over the bar, to whoever points at it and to whoever hears it. */
  text: string;
  /** The same in a few letters, where it stands over the bar. */
  short: string;
  path: string | null;
  /** It is not over yet, and is drawn as an outline. */
  isRunning: boolean;
  /** What would come on top of a bar, hatched. */
  onTop?: number;
};

export type PointsProps = {
  points: readonly ChartPoint[];
  /** What a line of the scale says. */
  scale: (value: number) => string;
};

/** A part of a whole. */
export type ChartSlice = {
  id: string;
  name: string;
  value: number;
  /** The value in words, and its share. */
  text: string;
  share: string;
  path: string | null;
  /** All that has no slice of its own. */
  isRest: boolean;
};

/** The figures of a chart as a table: what columns are called, and their cells row by row. */
export type Twin = {
  columns: readonly string[];
  rows: readonly { id: string; cells: readonly TwinCell[] }[];
};
export type TwinCell = { text: string; path?: string | null };

/** How high a drawing is, so that what stands below it does not move when it comes. */
export const chartHeight = 208;

/** The five colours of a chart; each has a pattern of its own, so that they differ in grey as well. */
export const chartColours = ['var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)', 'var(--c5)'] as const;
export const restColour = 'var(--edge)';

/** A step of a way from one figure to another: from where it begins to where it ends; a total stands on the ground. */
export type ChartStep = Pick<ChartPoint, 'id' | 'label' | 'text' | 'short'> & {
  from: number;
  to: number;
  isTotal: boolean;
};

export type StepsProps = { steps: readonly ChartStep[]; scale: PointsProps['scale'] };
