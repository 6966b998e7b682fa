import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Menu, MenuChoices } from '#ui/menus/menu.tsx';
import { Tabs } from '#ui/records/tabs.tsx';
import { cn } from '#ui/style/cn.ts';
import { useText } from '../../../text/i18n.ts';
import { facetsTexts } from './texts/texts.ts';

type Item = { value: string; label: string; count: string | undefined };

export type FittingTabsProps = {
  /** What they choose. */
  name: string;
  items: readonly Item[];
  value: string;
  onValueChange: (value: string) => void;
};

/** Tabs as far as there is room for them, each whole; the others stand behind the last, with their counts. */
export function FittingTabs({ name, items, value, onValueChange }: FittingTabsProps) {
  const t = useText(facetsTexts);
  const row = useRef<HTMLDivElement>(null);
  const most = useFit(row, items, value);
  const [shown, others] = [items.slice(0, most), items.slice(most)];
  const chosen = others.find((item) => item.value === value);
  return (
    <div ref={row} className="flex min-w-0 items-end gap-5 overflow-clip border-b">
      <Tabs
        value={value}
        onValueChange={onValueChange}
        name={name}
        items={shown}
        className="shrink-0 [&>[role=tablist]]:border-b-0"
      />
      {others.length > 0 && (
        <Menu
          align="end"
          trigger={
            <button
              type="button"
              className={cn(
                'inline-flex h-9 shrink-0 items-center gap-1.5 whitespace-nowrap text-muted-fg -outline-offset-2 hover:text-fg',
                chosen && 'font-semibold text-fg shadow-[inset_0_-2px_0_var(--brand-ui)]',
              )}
            >
              {chosen ? wordsOf(chosen) : t('more', { count: others.length })}
              <ChevronDown aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
            </button>
          }
        >
          <MenuChoices
            value={value}
            onValueChange={onValueChange}
            choices={others.map((item) => ({ value: item.value, label: wordsOf(item) }))}
          />
        </Menu>
      )}
    </div>
  );
}

const wordsOf = ({ label, count }: Item) => (count === undefined ? label : `${label} ${count}`);

/** How many there is room for: one goes after the other until nothing is cut; with other words or room all are tried anew. */
function useFit(row: { current: HTMLElement | null }, items: readonly Item[], value: string): number {
  const [width, setWidth] = useState(0);
  const of = `${items.map(wordsOf).join()} ${value} ${width}`;
  const [fit, setFit] = useState({ of, most: items.length });
  if (fit.of !== of) setFit({ of, most: items.length });
  // Outside system: how wide the browser makes what it draws.
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => setWidth(element.clientWidth);
    const observer = new ResizeObserver(look);
    look();
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || element.scrollWidth <= element.clientWidth) return;
    setFit((now) => (now.most > 1 ? { ...now, most: now.most - 1 } : now));
  });
  return fit.most;
}
