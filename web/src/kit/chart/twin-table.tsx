import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { PageLink } from '../browser/page-link.tsx';
import type { Twin, TwinCell } from './chart-shapes.ts';

/** The figures of a chart, each a link to what is behind it. */
export function TwinTable({ name, twin }: { name: string; twin: Twin }) {
  return (
    <Table name={name} aria-label={name} compact>
      <thead>
        <Tr>
          {twin.columns.map((column, at) => (
            <Th key={column} end={at > 0}>
              {column}
            </Th>
          ))}
        </Tr>
      </thead>
      <tbody>
        {twin.rows.map(({ id, cells }) => (
          <Tr key={id}>
            {cells.map((cell, at) => (
              <Td key={twin.columns[at]} end={at > 0} numeric>
                <Cell {...cell} />
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cell({ text, path }: TwinCell) {
  if (!path) return text;
  return (
    <PageLink
      path={path}
      className="inline-flex min-h-6 items-center underline decoration-edge underline-offset-[3px] max-md:min-h-11 max-md:min-w-11"
    >
      {text}
    </PageLink>
  );
}
