import { financeLines } from '@leme/contract/finance/entities';
import { lineFaults } from '@leme/contract/finance/lines/line-faults';
import type { StatementLine } from '@leme/contract/finance/lines/lines';
import { isNothing } from '@leme/contract/kit/kinds/words/words';
import type { LocalisedValue } from '@leme/contract/kit/resource/fields';
import { type Control, useWatch } from 'react-hook-form';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { useLineName } from '../../line-names.ts';
import { settingsDreTexts } from '../texts/texts.ts';

type LineDialogProps = {
  /** The one that is changed, or nothing for a new one. */
  line: StatementLine | null;
  lines: readonly StatementLine[];
  onPut: (line: StatementLine) => void;
  onClose: () => void;
};
type Draft = Omit<StatementLine, 'formula' | 'name'> & { formula: string; name: LocalisedValue };

const unnamed: LocalisedValue = { 'pt-BR': '' };
const isUnnamed = (name: LocalisedValue) => Object.values(name).every(isNothing);
const fields = ['code', 'name', 'sign', 'kind', 'formula'] as const;

/** A line is typed: its code says where it belongs, its kind how it comes to its amount. */
export function LineDialog({ line, lines, onPut, onClose }: LineDialogProps) {
  const t = useText(settingsDreTexts);
  const nameOf = useLineName(lines);
  const start: Draft = line
    ? { ...line, name: line.name ?? unnamed, formula: line.formula ?? '' }
    : { code: '', name: unnamed, sign: 'plus', kind: 'sum', formula: '' };
  const lineOf = ({ formula, name, ...draft }: Draft): StatementLine => ({
    ...draft,
    name: isUnnamed(name) ? null : name,
    code: draft.code.trim(),
    formula: draft.kind === 'formula' ? formula.trim() : null,
  });
  return (
    <VerbDialog
      entity={financeLines}
      fields={fields}
      start={start}
      title={line ? nameOf(line.code) : t('newLine')}
      submit={t('putLine')}
      faults={(draft) => {
        const others = lines.filter(({ code }) => code !== line?.code);
        const own = lineFaults([...others, lineOf(draft)]).find(
          ({ pointer }) => pointer.split('/')[2] === String(others.length),
        );
        return own ? { [own.pointer.split('/')[3] ?? 'code']: faultText(own) } : {};
      }}
      run={async (draft) => onPut(lineOf(draft))}
      onClose={onClose}
    >
      {({ control }) => <LineFields control={control} />}
    </VerbDialog>
  );
}

function LineFields({ control }: { control: Control<Draft> }) {
  const kind = useWatch({ control, name: 'kind' });
  const shared = { entity: financeLines, control } as const;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-3">
        <EntityField {...shared} name="code" />
        <EntityField {...shared} name="kind" />
        <EntityField {...shared} name="sign" />
      </div>
      <EntityField {...shared} name="name" />
      {kind === 'formula' && <EntityField {...shared} name="formula" required />}
    </>
  );
}
