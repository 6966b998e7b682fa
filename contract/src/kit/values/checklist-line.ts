/** What a line of a checklist asks for. */
export const lineTypes = ['check', 'number', 'text', 'photo'] as const;

/** A list nobody reads to its end is two lists. */
export const mostLines = 40;

/** What is looked at, and what somebody says of it; bounds are those of a number. */
export type ChecklistLine = {
  label: string;
  type: (typeof lineTypes)[number];
  required: boolean;
  min: number | null;
  max: number | null;
};
