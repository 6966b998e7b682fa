import { holdsFile } from '@leme/contract/kit/kinds/kinds';
import { type Entity, keeperOf } from '@leme/contract/kit/resource/entity';
import type { AnyRow, SaveBetween, StaleRow } from '@leme/contract/kit/resource/resource';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { StaleChoice } from '../../../form/lazy/stale/stale-choice.tsx';
import { staleTexts } from '../../../form/lazy/stale/texts/texts.ts';
import { useFormat } from '../../../text/format.ts';
import { useText } from '../../../text/i18n.ts';
import { useSpeech } from '../../field-value.tsx';
import { FormerFile } from '../history/former-file.tsx';
import { recordTexts } from '../texts/texts.ts';
import type { Names } from '../values/names.ts';
import type { Values } from '../values/record-values.ts';
import { type ComparedField, compareStates } from './compare-states.ts';

export type StaleRecordProps = {
  /** Said instead of that a record was changed. */
  title?: string | undefined;
  resource: Entity;
  fields: readonly string[];
  base: AnyRow | null;
  stale: Pick<StaleRow, 'current' | 'saves'>;
  mine: Values;
  names: Names;
  onClose: () => void;
  onUseTheirs: () => void;
  onSave: (theirs: readonly string[]) => void;
  /** Missing for who may not bring a deleted record back. */
  onRestore: (() => void) | undefined;
};

/** What somebody else made of the open record meanwhile: changed it, or deleted it. */
export function StaleRecord({ resource, stale, onRestore, ...props }: StaleRecordProps) {
  const t = useText(recordTexts);
  const speech = useSpeech();
  const byOf = useBy();
  const { current, saves } = stale;
  const last = saves.find((save) => save.fields.length > 0);
  if (current.deleted_at !== null) {
    const at = saves.find(({ action }) => action === 'deleted') ?? { actor: null, at: current.deleted_at };
    return <DeletedMeanwhile text={byOf(at, 'deletedBy')} onClose={props.onClose} onRestore={onRestore} />;
  }
  const { fields, base, mine, names } = props;
  const compared = compareStates({ resource, fields, base, current, mine, names, saves }, speech);
  const shown = ({ name, ...texts }: ComparedField, side: 'mine' | 'theirs'): ReactNode => {
    const field = resource.fields[name];
    const value = side === 'mine' ? mine[name] : current[name];
    if (field && holdsFile(field)) {
      const ids = [value ?? []].flat().map(String);
      return ids.map((id) => <FormerFile key={id} resource={keeperOf(resource)} id={id} field={field} />);
    }
    return <span className="whitespace-pre-wrap">{texts[side]}</span>;
  };
  const alone = (side: 'mine' | 'theirs') =>
    compared[side].map((field) => ({
      name: field.name,
      label: field.label,
      value: shown(field, side),
      by: side === 'theirs' && field.by ? byOf(field.by, 'by') : undefined,
    }));
  return (
    <StaleChoice
      title={props.title ?? t('staleTitle')}
      saved={last && byOf(last, 'changedBy')}
      comparison={{
        both: compared.both.map((field) => ({
          name: field.name,
          label: field.label,
          mine: shown(field, 'mine'),
          theirs: shown(field, 'theirs'),
          by: field.by && byOf(field.by, 'by'),
        })),
        mine: alone('mine'),
        theirs: alone('theirs'),
      }}
      onClose={props.onClose}
      onUseTheirs={props.onUseTheirs}
      onSave={props.onSave}
    />
  );
}

/** Who saved and how long ago, as a sentence or beside a value. */
function useBy() {
  const t = useText(staleTexts);
  const { ago } = useFormat();
  return ({ actor, at }: Pick<SaveBetween, 'actor' | 'at'>, key: 'by' | 'changedBy' | 'deletedBy') =>
    t(key, { who: actor ?? t('system'), when: ago(at, new Date()) });
}

type DeletedProps = Pick<StaleRecordProps, 'onClose' | 'onRestore'> & { text: string };

function DeletedMeanwhile({ text, onClose, onRestore }: DeletedProps) {
  const t = useText(staleTexts);
  const record = useText(recordTexts);
  return (
    <Dialog
      size="sm"
      onClose={onClose}
      title={record('staleDeleted')}
      description={text}
      closeLabel={t('back')}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          {onRestore && (
            <Button variant="primary" onClick={onRestore}>
              {t('restore')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {t('deletedKeep')} {onRestore && t('deletedRestore')}
      </p>
    </Dialog>
  );
}
