import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { tooManyLinks } from '@leme/contract/kit/resource/united-links';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useFormat } from '../../text/format.ts';
import { useText } from '../../text/i18n.ts';
import { kitTexts } from '../../texts/texts.ts';
import { useSpeech } from '../field-value.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { differences, takenAtFirst } from './differences.ts';
import { mergeTexts } from './texts/texts.ts';
import { type Merging, useMerge } from './use-merge.ts';

export type CompareDialogProps = Merging & {
  resource: Resource;
  /** The fields of which one chooses the value. */
  choices: readonly string[];
  title: string;
  text: string;
  /** What becomes of it: whether it can be taken back. */
  note: string;
  /** Said under the names of the two, beside since when they are there. */
  facts?: readonly [mine: string, other: string] | undefined;
  onClose: () => void;
  /** To whom it was chosen among others. */
  onBack?: (() => void) | undefined;
};

/** Two records field by field; what is chosen stays in the first one, and the other goes into it. */
export function CompareDialog({ resource, choices, pair, title, text, note, ...props }: CompareDialogProps) {
  const { facts, onClose, onBack } = props;
  const t = useText(mergeTexts);
  const kit = useText(kitTexts);
  const { date } = useFormat();
  const found = differences(resource, choices, pair, useSpeech());
  const [taken, setTaken] = useState(() => takenAtFirst(found));
  const { run: merge, isBusy } = useMerge({ ...props, pair });
  const tags = 'tags' in resource.fields ? tooManyLinks(resource, 'tags', pair) : null;
  const [mine = '', other = ''] = pair.map(({ created_at }: AnyRow, at) =>
    [t('since', { date: date(created_at) }), facts?.[at] ?? []].flat().join(' · '),
  );
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={onBack ?? onClose}>{kit(onBack ? 'back' : 'cancel')}</Button>
          <Button
            variant={props.undo ? 'primary' : 'danger'}
            busy={isBusy}
            disabled={tags !== null}
            onClick={() => void merge(taken)}
            autoFocus={props.undo !== undefined}
          >
            {t('merge')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {tags || !props.undo ? (
          <Banner
            tone="warning"
            icon={<TriangleAlert aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          >
            {tags ? t('tooManyTags', tags) : note}
          </Banner>
        ) : (
          <p className="text-muted-fg">{note}</p>
        )}
        {found.length === 0 ? (
          <p>{t('equal')}</p>
        ) : (
          <DifferenceTable
            found={found}
            taken={taken}
            onTake={(name, isTaken) =>
              setTaken((names) => [...names.filter((each) => each !== name), ...(isTaken ? [name] : [])])
            }
            words={{ mine: t('mine'), other: t('other'), empty: t('empty') }}
            facts={{ mine, other }}
          />
        )}
      </div>
    </Dialog>
  );
}
