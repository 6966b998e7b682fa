import { Download, List } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { cn } from '#ui/style/cn.ts';
import { useText } from '../text/i18n.ts';
import type { Twin } from './chart-shapes.ts';
import { chartTexts } from './texts/texts.ts';
import { TwinTable } from './twin-table.tsx';

export type ChartFigureProps = {
  title: string;
  /** What the drawing says in a sentence. */
  sentence: ReactNode;
  twin: Twin;
  /** Keeps the table as a file. */
  onFile: () => void;
  children: ReactNode;
  className?: string | undefined;
};

/**
 * A chart and its twin, a table of the same figures with the same links: one press away for whoever sees, always there
 * for whoever listens, and in place of the drawing on a device that cannot draw it.
 */
export function ChartFigure({ title, sentence, twin, onFile, children, className }: ChartFigureProps) {
  const t = useText(chartTexts);
  const [isTable, setTable] = useState(false);
  const id = useId();
  const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
  return (
    <Card className={cn('flex flex-col', className)} aria-labelledby={id}>
      <CardHead
        id={id}
        title={title}
        actions={
          <span className="flex print:hidden">
            {isTable && (
              <IconButton
                size="xs"
                name={t('file', { title })}
                icon={<Download {...icon} />}
                onClick={onFile}
              />
            )}
            <IconButton
              size="xs"
              name={t('asTable', { title })}
              aria-pressed={isTable}
              icon={<List {...icon} />}
              onClick={() => setTable(!isTable)}
            />
          </span>
        }
      />
      <figure className="flex flex-1 flex-col gap-2 pb-3">
        {isTable ? (
          <TwinTable name={title} twin={twin} />
        ) : (
          <>
            <div className="px-4">{children}</div>
            <HeardTwin name={title} twin={twin} />
          </>
        )}
        <figcaption className="mt-auto px-4 text-muted-fg text-xs">{sentence}</figcaption>
      </figure>
    </Card>
  );
}

/** Beside a drawing, for whoever does not see it: its links are those of the drawing. */
function HeardTwin({ name, twin }: { name: string; twin: Twin }) {
  // A table is as wide as what it says: its frame keeps it from widening the page.
  return (
    <div className="relative">
      <div className="sr-only">
        <table aria-label={name}>
          <thead>
            <tr>
              {twin.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {twin.rows.map(({ id, cells }) => (
              <tr key={id}>
                {cells.map(({ text }, at) => (
                  <td key={twin.columns[at]}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
