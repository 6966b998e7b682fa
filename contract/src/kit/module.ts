import type { Need } from '../access/permission.ts';
import type { RouteEntry } from '../access/route-entry.ts';
import type { Source } from './language/texts.ts';
import type { SettingsSection } from './settings/section.ts';

/** A part of the business as all sides know it. */
export type DeclaredModule = {
  name: string;
  /** It leans on modules of a lower rank alone; on those of the ground everybody does. */
  rank: number | 'ground';
  /** The tables it writes; nobody else does, and those of a higher rank read them. */
  tables: readonly string[];
  /** Its pages, those to come too. */
  pages?: readonly RouteEntry[];
  /** What its pages are called and found by. */
  words?: Source<unknown>;
  /** What a company decides of it, key by key. */
  settings?: readonly SettingsSection[];
  /** The tables open pages hear of, each with the rights of which one is needed to hear it. */
  live?: Readonly<Record<string, readonly Need[]>>;
};

/** Declares a module; its pages, entities and endpoints stand in its folder. */
export function defineModule<const M extends DeclaredModule>(declaration: M): M {
  return declaration;
}
