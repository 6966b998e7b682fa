import type { Lead } from '@leme/contract/leads/leads';
import { Plus } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { RowProps } from '#kit/resource/list/rows/row-menu.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Popover } from '#ui/overlays/popover.tsx';
import { Tooltip } from '#ui/overlays/tooltip.tsx';
import { TagRow } from '#ui/records/tag.tsx';
import { tagsOf } from '../lead-values.tsx';
import { leadsTexts } from '../texts/texts.ts';

const TagEditor = lazyPart(async () => (await import('../lazy/tags/tag-editor.tsx')).TagEditor);

/** How many are seen at once [B2.5-27, B9-30]. */
const seen = 2;

export type TagCellProps = Pick<RowProps, 'list' | 'row' | 'name' | 'onRun'>;

/** The tags of a lead: two, the number of the others, whose names show on focus, and all of them to be changed. */
export function TagCell({ list, row, name, onRun }: TagCellProps) {
  const tags = tagsOf(row as unknown as Lead);
  const rest = tags.slice(seen).map((tag) => tag.name);
  const mayChange = list.rights.update && !list.isTrash && !list.isOffline;
  return (
    <span className="flex min-w-0 items-center gap-1">
      {mayChange ? (
        <Changeable row={row} name={name} onRun={onRun} tags={tags} />
      ) : (
        tags.length > 0 && <TagRow tags={tags.slice(0, seen)} />
      )}
      {rest.length > 0 && (
        <Tooltip text={rest.join(', ')}>
          <button
            type="button"
            className="relative z-10 inline-flex h-(--chip) shrink-0 items-center rounded-full border bg-surface px-2 text-(length:--chip-text)/4 -outline-offset-2"
          >
            +{rest.length}
            <span className="sr-only">: {rest.join(', ')}</span>
          </button>
        </Tooltip>
      )}
    </span>
  );
}

type ChangeableProps = Omit<TagCellProps, 'list'> & { tags: ReturnType<typeof tagsOf> };

function Changeable({ row, name, onRun, tags }: ChangeableProps) {
  const t = useText(leadsTexts);
  const [open, setOpen] = useState(false);
  const before = row.tags as readonly string[];
  const chosen = useRef(before);
  const show = (next: boolean) => {
    setOpen(next);
    if (next) chosen.current = before;
    else save();
  };
  const save = () => {
    const added = chosen.current.filter((id) => !before.includes(id));
    const gone = new Set(before.filter((id) => !chosen.current.includes(id)));
    if (added.length + gone.size === 0) return;
    // What a colleague put there meanwhile stays.
    onRun(row, {
      set: 'tags',
      value: ({ tags }) => [...new Set([...(tags as string[]).filter((id) => !gone.has(id)), ...added])],
    });
    chosen.current = before;
  };
  const label = t('tagsOf', { name });
  return (
    <Popover
      name={label}
      open={open}
      onOpenChange={show}
      className="w-80"
      trigger={
        <button
          type="button"
          className="relative z-10 flex min-h-6 min-w-6 items-center rounded-sm [&_.truncate]:max-w-20 -outline-offset-2 hover:bg-muted"
        >
          <span className="sr-only">{label}</span>
          {tags.length > 0 ? (
            <TagRow tags={tags.slice(0, seen)} />
          ) : (
            <Plus aria-hidden="true" className="mx-1 size-4 text-muted-fg" strokeWidth={1.75} />
          )}
        </button>
      }
    >
      <Suspense>
        <TagEditor
          row={row}
          onChange={(ids) => {
            chosen.current = ids;
          }}
          onDone={() => show(false)}
        />
      </Suspense>
    </Popover>
  );
}
