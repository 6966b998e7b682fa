import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type ChipTone, chipStyle } from '../chips/chip.tsx';
import { cn } from '../style/cn.ts';
import { Menu, MenuItem } from './menu.tsx';

export type StatusOption = {
  value: string;
  label: string;
  tone: ChipTone;
  icon?: ReactNode | undefined;
  /** Nothing has been said yet: without colour on the large button. */
  isQuiet?: boolean | undefined;
};

export type StatusMenuProps = {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly StatusOption[];
  /** Spoken name, such as "Status de Maria Gonçalves". */
  name: string;
  size?: 'chip' | 'touch' | undefined;
  /** Second line on the large button, such as the time of check-in. */
  note?: ReactNode | undefined;
  /** Further items under the options. */
  more?: ReactNode | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

const touch =
  'min-h-14 h-auto rounded-md px-4 py-1.5 text-base max-md:px-4 gap-3 [&:has(>svg:first-child)]:ps-4 [&_svg]:size-5 max-md:[&_svg]:size-5';

const quiet = 'border-border bg-surface font-normal text-fg';

/** The status as a button; its menu also takes the number keys. */
export function StatusMenu({
  value,
  onValueChange,
  options,
  name,
  size = 'chip',
  note,
  ...props
}: StatusMenuProps) {
  const current = options.find((option) => option.value === value);
  const [open, setOpen] = useState(false);
  const large = size === 'touch';
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      onKeyDown={(event) => {
        const choice = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
        if (!choice) return;
        event.preventDefault();
        onValueChange(choice.value);
        setOpen(false);
      }}
      trigger={
        <button
          type="button"
          data-control="status"
          disabled={props.disabled}
          className={cn(
            chipStyle({ tone: current?.tone }),
            'pe-1',
            large && [touch, current?.isQuiet && quiet],
            props.className,
          )}
        >
          {current?.icon}
          <span className="min-w-0 flex-1 text-start">
            <span className="sr-only">{name}: </span>
            <span className="block truncate">{current?.label ?? value}</span>
            {large && <WidthOfAll options={options} />}
            {large && note && <span className="block truncate font-normal">{note}</span>}
          </span>
          <ChevronDown aria-hidden="true" strokeWidth={1.75} />
        </button>
      }
    >
      {options.map((option, index) => (
        <MenuItem
          key={option.value}
          shortcut={String(index + 1)}
          onSelect={() => onValueChange(option.value)}
        >
          <span className={chipStyle({ tone: option.tone })}>
            {option.icon}
            {option.label}
          </span>
        </MenuItem>
      ))}
      {props.more}
    </Menu>
  );
}

/** Whatever is chosen, the button is as wide: a row that wraps at a tap moves what is below from under the thumb. */
function WidthOfAll({ options }: Pick<StatusMenuProps, 'options'>) {
  return options.map(({ value, label, isQuiet }) => (
    <span
      key={value}
      aria-hidden="true"
      data-label={label}
      className={cn(
        'invisible block h-0 overflow-hidden whitespace-nowrap after:content-[attr(data-label)]',
        isQuiet ? 'font-normal' : 'font-semibold',
      )}
    />
  ));
}
