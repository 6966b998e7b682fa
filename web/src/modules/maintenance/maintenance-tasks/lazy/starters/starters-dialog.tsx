import type { addStarterPlans } from '@leme/contract/maintenance/plans/starter-endpoint';
import { type StarterName, starterNames } from '@leme/contract/maintenance/plans/starter-plans';
import { maintenanceWords } from '@leme/contract/maintenance/texts/texts';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { startersTexts } from './texts/texts.ts';

/** Usual plans are chosen and added at once. */
export function StartersDialog({ onClose }: { onClose: () => void }) {
  const t = useText(startersTexts);
  const kit = useText(kitTexts);
  const words = useText(maintenanceWords);
  const locale = useLocale();
  const [chosen, setChosen] = useState<readonly StarterName[]>(starterNames);
  const add = useVerb(
    (plans: readonly StarterName[]) =>
      call<typeof addStarterPlans>('POST /maintenance-tasks/starters', { plans: [...plans], locale }),
    {
      check: (plans) => ({ plans: plans.length === 0 && t('chooseOne') }),
      shows: ['maintenance-tasks'],
      failed: t('failed'),
      done: ({ added }) => t('added', { count: added }),
    },
  );
  const isChosen = (name: StarterName) => chosen.includes(name);
  const fault = add.at('plans');
  const run = async () => {
    if (await add.run(chosen)) onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      size="sm"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
      footer={
        <>
          <Button onClick={onClose}>{kit('cancel')}</Button>
          <Button type="submit" variant="primary" busy={add.isBusy}>
            {t('add')}
          </Button>
        </>
      }
    >
      <ul className="grid gap-1">
        {starterNames.map((name) => (
          <li key={name}>
            <Checkbox
              checked={isChosen(name)}
              onCheckedChange={(checked) => {
                add.clear();
                setChosen(starterNames.filter((each) => (each === name ? checked : isChosen(each))));
              }}
              label={words(`starter.${name}`)}
            />
          </li>
        ))}
      </ul>
      {fault && (
        <p role="alert" className="mt-2 text-danger-text">
          {fault}
        </p>
      )}
    </Dialog>
  );
}
