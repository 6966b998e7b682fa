import type { Field } from './kit/resource/fields.ts';
import type { SettingsSection } from './kit/settings/section.ts';
import { modules } from './modules.ts';

/** Every section the modules tell of. */
export const settingsSections: readonly SettingsSection[] = modules.flatMap(({ settings = [] }) => settings);

const sectionOf = new Map(
  settingsSections.flatMap((section) => Object.keys(section.entity.fields).map((key) => [key, section])),
);

const all = settingsSections.flatMap(({ entity }) => Object.keys(entity.fields));
const twice = all.filter((key, at) => all.indexOf(key) !== at);
if (twice.length > 0) throw new Error(`Two sections decide ${twice.join(', ')}`);

/** The section a key stands in and what it is there; undefined where no module has it. */
export function settingOf(key: string): { section: SettingsSection; field: Field } | undefined {
  const section = sectionOf.get(key);
  const field = section?.entity.fields[key];
  return section && field && { section, field };
}
