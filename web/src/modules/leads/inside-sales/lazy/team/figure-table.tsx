import { splitTenantPath, tenantPath } from '@leme/contract/access/menu/navigation';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { InnerLink } from '#ui/layout/inner-link.tsx';

export type FigureRow = { cells: readonly string[] /** The leads behind it. */; link?: string | undefined };
export type FigureTableProps = {
  title: string;
  note?: string;
  heads: readonly string[];
  rows: readonly FigureRow[];
};

/** Figures as a table: what each row is, then numbers; a row leads to the leads it counts. */
export function FigureTable({ title, note, heads, rows }: FigureTableProps) {
  const id = useId();
  const router = useRouter();
  const slug = useLocation({ select: ({ pathname }) => splitTenantPath(pathname).slug });
  const hrefOf = (link: string) => `${tenantPath(slug, '/leads')}?${link}`;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-semibold text-base">
        {title}
      </h3>
      {note && <p className="text-muted-fg text-sm">{note}</p>}
      <div className="overflow-x-auto">
        <table aria-labelledby={id} className="w-full text-sm tabular-nums">
          <thead>
            <tr className="border-b text-muted-fg">
              {heads.map((head, at) => (
                <th key={head} scope="col" className={at === 0 ? 'py-1.5 text-start' : 'py-1.5 text-end'}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y">
            {rows.map(({ cells: [name, ...figures], link }) => (
              <tr key={name}>
                <th scope="row" className="wrap-anywhere py-1.5 text-start font-normal">
                  {link ? (
                    <InnerLink
                      href={hrefOf(link)}
                      onOpen={() => void router.navigate({ href: hrefOf(link) })}
                    >
                      {name}
                    </InnerLink>
                  ) : (
                    name
                  )}
                </th>
                {figures.map((figure, at) => (
                  <td key={heads[at + 1]} className="py-1.5 text-end">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
