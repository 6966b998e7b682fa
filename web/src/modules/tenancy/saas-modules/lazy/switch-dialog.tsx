import { moduleNeeds, neededBy, withNeeds } from '@leme/contract/access/plans/module-needs';
import type { ModuleSlug } from '@leme/contract/access/plans/module-slug';
import { planModules } from '@leme/contract/access/plans/modules';
import { plansWords } from '@leme/contract/access/plans/texts/texts';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { listModuleCompanies, switchModule } from '@leme/contract/tenancy/platform/module-endpoints';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { askUses, UsesBanner, usesOf } from '../module-uses.tsx';
import { saasModulesTexts } from '../texts/texts.ts';

type Done = ReplyOf<typeof switchModule>['data'];

type Asked = ReturnType<typeof usesOf>;

/** One module given to companies or taken from them; what came of it stands beside each name. */
export function SwitchDialog({ module, onClose }: { module: ModuleSlug; onClose: () => void }) {
  const t = useText(saasModulesTexts);
  const kit = useText(kitTexts);
  const word = useText(plansWords);
  const isOffline = useConnectivity() === 'offline';
  const [typed, setTyped] = useState('');
  const q = useSettled(typed);
  const query = useAsk<typeof listModuleCompanies>(
    'GET /saas-modules/:slug/companies',
    { slug: module, q },
    { shows: ['saas-tenants'], keeps: true },
  );
  const { chosen, choose, done, asked, takeAway, change, isBusy } = useSwitch(module);
  const isBlocked = chosen.length === 0 || isOffline || isBusy;
  const nameOf = (id: string) => query.data?.data.find((each) => each.id === id)?.name ?? id;
  return (
    <Dialog
      onClose={onClose}
      title={t('switchNamed', { module: word(`plan.${module}`) })}
      description={t('switchText')}
      footer={
        <>
          <Button onClick={onClose}>{kit('close')}</Button>
          <Button
            variant={asked.length > 0 ? 'danger' : undefined}
            disabled={isBlocked}
            onClick={() => (asked.length > 0 ? change(false) : takeAway())}
          >
            {t(asked.length > 0 ? 'turnOffAnyway' : 'turnOff')}
          </Button>
          <Button variant="primary" disabled={isBlocked} onClick={() => change(true)}>
            {t('turnOn')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <Needs module={module} />
        {asked.length > 0 && <UsesBanner uses={asked} nameOf={nameOf} />}
        <Field label={t('search')}>
          <TextInput value={typed} maxLength={100} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <QueryView
          query={query}
          skeleton="list"
          errorTitle={t('companiesFailed')}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="text-muted-fg">{t('noCompany')}</p>}
        >
          {({ data }) => (
            <ul className="grid gap-1">
              {data.map((company) => (
                <Company
                  key={company.id}
                  company={company}
                  result={done.find(({ id }) => id === company.id)}
                  isChosen={chosen.includes(company.id)}
                  onChoose={(isOn) => choose(company.id, isOn)}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </Dialog>
  );
}

/** Which companies are chosen, and what is done to them: a module that is used is taken away after a question alone. */
function useSwitch(module: ModuleSlug) {
  const t = useText(saasModulesTexts);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [done, setDone] = useState<Done>([]);
  const [asked, setAsked] = useState<Asked>([]);
  const change = useVerb(
    (on: boolean) =>
      call<typeof switchModule>('POST /saas-modules/:slug/switches', {
        slug: module,
        on,
        with_needs: true,
        company_ids: [...chosen],
      }),
    {
      shows: ['saas-tenants'],
      done: ({ data }) => {
        setDone(data);
        setChosen([]);
        setAsked([]);
      },
      failed: t('switchFailed'),
    },
  );
  const ask = useVerb(() => askUses(chosen), {
    done: ({ data }) => {
      const uses = usesOf(data, [module]);
      setAsked(uses);
      if (uses.length === 0) void change.run(false);
    },
    failed: t('asksFailed'),
  });
  return {
    chosen,
    done,
    asked,
    choose(id: string, isOn: boolean) {
      setAsked([]);
      setChosen(isOn ? [...chosen, id].slice(0, 50) : chosen.filter((each) => each !== id));
    },
    takeAway: () => void ask.run(),
    change: (on: boolean) => void change.run(on),
    isBusy: change.isBusy || ask.isBusy,
  };
}

function useNames() {
  const word = useText(plansWords);
  return (slugs: readonly ModuleSlug[]) => slugs.map((each) => word(`plan.${each}`)).join(', ');
}

/** What comes along with a module, and what keeps it where it is. */
function Needs({ module }: { module: ModuleSlug }) {
  const t = useText(saasModulesTexts);
  const names = useNames();
  const dependents = neededBy(module, planModules);
  return (
    <>
      {(moduleNeeds[module] ?? []).length > 0 && (
        <Banner tone="neutral">
          {t('comesAlong', { modules: names(withNeeds(module).filter((each) => each !== module)) })}
        </Banner>
      )}
      {dependents.length > 0 && (
        <Banner tone="warning">{t('staysWhileNeeded', { modules: names(dependents) })}</Banner>
      )}
    </>
  );
}

type CompanyProps = {
  company: ReplyOf<typeof listModuleCompanies>['data'][number];
  result: Done[number] | undefined;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
};

function Company({ company: { name, has }, result, isChosen, onChoose }: CompanyProps) {
  const t = useText(saasModulesTexts);
  const names = useNames();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <Checkbox checked={isChosen} onCheckedChange={onChoose} label={name} className="min-h-11 min-w-0" />
      <span className="text-muted-fg text-sm">
        {result
          ? t(`result_${result.result}`, { modules: names(result.modules) })
          : t(has ? 'has' : 'hasNot')}
      </span>
    </li>
  );
}
