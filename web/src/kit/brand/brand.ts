import { brandVariables, deriveBrand } from '@leme/contract/kit/brand';
import { themeClassOf } from '@leme/contract/tenancy/companies/theme-class';
import { useLayoutEffect } from 'react';
import { applyBrand } from '#ui/style/theme.ts';

export type BrandColors = {
  primary_color: string | null;
  secondary_color: string | null;
  settings?: { theme_class?: string | undefined };
};

/** Puts a company's colours in force; `null` goes back to the product's own. */
export function showBrand(company: BrandColors | null): void {
  const { primary_color: primary = null, secondary_color: secondary = null } = company ?? {};
  applyBrand(primary || secondary ? brandVariables(deriveBrand(primary, secondary)) : null);
  document.documentElement.dataset.themeClass = themeClassOf(company?.settings?.theme_class);
}

/** Keeps the colours of this company in force while the part that asks for them is open. */
export function useBrand(company: BrandColors | null): void {
  const primary_color = company?.primary_color ?? null;
  const secondary_color = company?.secondary_color ?? null;
  const theme_class = company?.settings?.theme_class;
  // Outside system: custom properties of the document, set before anything is painted in another colour.
  useLayoutEffect(
    () => showBrand({ primary_color, secondary_color, settings: { theme_class } }),
    [primary_color, secondary_color, theme_class],
  );
}
