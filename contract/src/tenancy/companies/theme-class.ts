/** How much of its colours a company shows: in buttons alone, in the line below the header too, or in the whole header. */
export const themeClasses = ['calm', 'line', 'full'] as const;
export type ThemeClass = (typeof themeClasses)[number];

/** As every company is until it says otherwise; so is what an older row says that is none of them. */
export const usualThemeClass: ThemeClass = 'line';

export function themeClassOf(said: string | null | undefined): ThemeClass {
  return themeClasses.find((each) => each === said) ?? usualThemeClass;
}
