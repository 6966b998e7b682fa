import type { ComboboxOption } from '#ui/combobox/combobox.tsx';
import { Tag } from '#ui/records/tag.tsx';

/** Something to choose, drawn in the colour it has everywhere else. */
export function inItsColour(option: ComboboxOption, colour: string | null | undefined): ComboboxOption {
  return colour ? { ...option, content: <Tag color={colour}>{option.label}</Tag> } : option;
}
