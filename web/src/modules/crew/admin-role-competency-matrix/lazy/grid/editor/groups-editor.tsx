import { matrixCells } from '@leme/contract/crew/matrix/matrix-cells';
import { type MatrixCell, mostAlternatives, mostGroups } from '@leme/contract/crew/matrix-endpoints';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Select } from '#ui/select/select.tsx';
import { gridTexts } from '../texts/texts.ts';

type Groups = MatrixCell['groups'];
type Group = Groups[number];

export type GroupsEditorProps = {
  control: Control<Record<string, unknown>>;
  /** The papers of the catalogue, by id. */
  papers: readonly { value: string; label: string }[];
};

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** What is asked for: one paper of each group, and of a group any of those it names. */
export function GroupsEditor({ control, papers }: GroupsEditorProps) {
  const t = useText(gridTexts);
  const locale = useLocale();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'groups' });
  const groups = field.value as Groups;
  const set = (at: number, group: Group) => field.onChange(groups.with(at, group));
  const first = papers[0]?.value;
  const fresh = () => (first === undefined ? [] : [{ competency_id: first, or_higher: true }]);
  const { error } = fieldState;
  return (
    <fieldset aria-describedby={error && id} className="m-0 grid min-w-0 gap-2 border-0 p-0">
      <legend className="mb-1 font-semibold text-sm">{labelOf(matrixCells.fields.groups, locale)}</legend>
      {groups.length === 0 && <p className="text-muted-fg text-sm">{t('asksNothing')}</p>}
      {groups
        .map((group, at) => ({ group, at }))
        .map(({ group, at }) => (
          <div key={at} className="grid gap-2 rounded-md border p-2">
            <div className="flex items-center justify-between gap-2">
              <b className="text-sm">{t('group', { number: at + 1 })}</b>
              <IconButton
                name={t('removeGroup', { number: at + 1 })}
                size="sm"
                icon={<X {...icon} />}
                onClick={() => field.onChange(groups.toSpliced(at, 1))}
              />
            </div>
            <Alternatives group={group} number={at + 1} papers={papers} onChange={(next) => set(at, next)} />
            {group.length < mostAlternatives && (
              <Button
                size="sm"
                disabled={first === undefined}
                aria-label={`${t('addAlternative')} (${t('group', { number: at + 1 })})`}
                onClick={() => set(at, [...group, ...fresh()])}
              >
                <Plus {...icon} />
                {t('addAlternative')}
              </Button>
            )}
          </div>
        ))}
      {groups.length < mostGroups && (
        <Button size="sm" disabled={first === undefined} onClick={() => field.onChange([...groups, fresh()])}>
          <Plus {...icon} />
          {t('addGroup')}
        </Button>
      )}
      {error && (
        <p id={id} role="alert" className="text-danger-text text-xs">
          {error.message}
        </p>
      )}
    </fieldset>
  );
}

type AlternativesProps = Pick<GroupsEditorProps, 'papers'> & {
  group: Group;
  number: number;
  onChange: (group: Group) => void;
};

function Alternatives({ group, number, papers, onChange }: AlternativesProps) {
  const t = useText(gridTexts);
  const places = group.map((each, at) => ({ each, at }));
  return places.map(({ each, at }) => {
    const named = { number, place: at + 1 };
    const set = (part: Partial<Group[number]>) => onChange(group.with(at, { ...each, ...part }));
    return (
      <div key={at} className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Select
          name={t('alternative', named)}
          value={each.competency_id}
          options={papers}
          placeholder={t('unknownPaper')}
          onValueChange={(competency_id) => set({ competency_id })}
          className="min-w-40 flex-1"
        />
        <Checkbox
          checked={each.or_higher}
          label={t('orHigher')}
          onCheckedChange={(or_higher) => set({ or_higher })}
        />
        <IconButton
          name={t('removeAlternative', named)}
          size="sm"
          icon={<X {...icon} />}
          onClick={() => onChange(group.toSpliced(at, 1))}
        />
      </div>
    );
  });
}
