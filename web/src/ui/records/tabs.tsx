import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../style/cn.ts';

export type TabItem = {
  value: string;
  label: ReactNode;
  count?: ReactNode | undefined;
  content?: ReactNode | undefined;
  disabled?: boolean | undefined;
};

export type TabsProps = {
  value: string;
  onValueChange: (value: string) => void;
  items: readonly TabItem[];
  /** Spoken name of the row of tabs. */
  name: string;
  className?: string | undefined;
};

/** Tabs; without `content` they only choose (status over a list) and the list is the caller's. */
export function Tabs({ value, onValueChange, items, name, className }: TabsProps) {
  const current = items.find((item) => item.value === value);
  return (
    <Radix.Root value={value} onValueChange={onValueChange} className={cn('min-w-0', className)}>
      <Radix.List aria-label={name} className="flex gap-5 overflow-x-auto border-b [scrollbar-width:none]">
        {items.map((item) => (
          <TabButton key={item.value} item={item} />
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content
          key={item.value}
          value={item.value}
          tabIndex={item.content ? 0 : -1}
          className={item.content ? 'pt-4 outline-offset-4' : 'hidden'}
        >
          {item === current && item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

function TabButton({ item }: { item: TabItem }) {
  return (
    <Radix.Trigger
      value={item.value}
      disabled={item.disabled ?? false}
      className={cn(
        'relative inline-flex h-9 shrink-0 items-center gap-1.5 whitespace-nowrap text-muted-fg -outline-offset-2 hover:text-fg max-md:h-12 max-md:min-w-11 max-md:justify-center',
        'data-[state=active]:font-semibold data-[state=active]:text-fg',
        'data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:rounded-full data-[state=active]:after:bg-brand-ui data-[state=active]:after:content-[""]',
      )}
    >
      {item.label}
      {item.count !== undefined && <span className="font-normal tabular-nums">{item.count}</span>}
    </Radix.Trigger>
  );
}
