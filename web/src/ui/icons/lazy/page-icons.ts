import { icons, type LucideIcon } from 'lucide-react';

const kebab = (name: string) =>
  name
    .replace(/([a-z])([A-Z\d])/g, '$1-$2')
    .replace(/(\d)([A-Z])/g, '$1-$2')
    .toLowerCase();

/** The drawings of pages by their kebab-case names. The build leaves those that pages name. */
export const pageIcons: Readonly<Record<string, LucideIcon>> = Object.fromEntries(
  Object.entries(icons).map(([name, icon]) => [kebab(name), icon]),
);
