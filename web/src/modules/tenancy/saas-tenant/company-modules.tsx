import { may } from '@leme/contract/access/permission';
import { unmetNeeds } from '@leme/contract/access/plans/module-needs';
import { coreModule, type ModuleSlug } from '@leme/contract/access/plans/module-slug';
import { planModules } from '@leme/contract/access/plans/modules';
import { plansWords } from '@leme/contract/access/plans/texts/texts';
import type { CompanyRow, setCompanyModules } from '@leme/contract/tenancy/companies/company-endpoints';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { askUses, UsesBanner, usesOf } from '../saas-modules/module-uses.tsx';
import { saasTenantTexts } from './texts/texts.ts';

/** Which modules the company has; what one of them needs is named before anything is sent. */
export function CompanyModules({ company }: { company: CompanyRow }) {
  const t = useText(saasTenantTexts);
  const word = useText(plansWords);
  const mayChange = useCan()(may('saas-tenants', 'update')) && company.status !== 'erased';
  const isOffline = useConnectivity() === 'offline';
  const [modules, setModules] = useState<readonly ModuleSlug[]>(company.modules);
  const { asked, putAside, save, write } = useModules(company, modules);
  const change = (slug: ModuleSlug, isOn: boolean) =>
    setModules(planModules.filter((each) => (each === slug ? isOn : modules.includes(each))));
  const nameOf = (slug: ModuleSlug) => word(`plan.${slug}`);
  const unmet = unmetNeeds(modules);
  const isChanged = planModules.some((slug) => modules.includes(slug) !== company.modules.includes(slug));
  return (
    <Card>
      <CardBody className="grid gap-4 pt-4">
        <p className="text-muted-fg text-sm">{t('modulesText')}</p>
        <fieldset className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3" disabled={!mayChange}>
          <legend className="sr-only">{t('tab_modules')}</legend>
          {planModules.map((slug) => (
            <Checkbox
              key={slug}
              checked={modules.includes(slug)}
              disabled={!mayChange || slug === coreModule}
              onCheckedChange={(isOn) => change(slug, isOn)}
              label={nameOf(slug)}
              className="min-h-11"
            />
          ))}
        </fieldset>
        {unmet.map(({ module, needs }) => (
          <Banner key={module} tone="warning">
            {t('needs', { module: nameOf(module), needs: needs.map(nameOf).join(', ') })}
          </Banner>
        ))}
        {mayChange && (
          <div>
            <Button
              variant="primary"
              busy={save.isBusy || write.isBusy}
              disabled={!isChanged || unmet.length > 0 || isOffline}
              onClick={() => void save.run()}
            >
              {t('saveModules')}
            </Button>
          </div>
        )}
        {asked.length > 0 && (
          <UsedModules
            uses={asked}
            company={company}
            busy={write.isBusy}
            onClose={putAside}
            onSure={() => void write.run()}
          />
        )}
      </CardBody>
    </Card>
  );
}

type Asked = ReturnType<typeof usesOf>;

/** Saves what is chosen; what is taken away and was used is asked for first. */
function useModules({ id, version, name, modules: had }: CompanyRow, modules: readonly ModuleSlug[]) {
  const t = useText(saasTenantTexts);
  const [asked, setAsked] = useState<Asked>([]);
  const taken = had.filter((slug) => !modules.includes(slug));
  const write = useVerb(
    () =>
      call<typeof setCompanyModules>('PUT /saas-tenants/:id/modules', { id, version, modules: [...modules] }),
    {
      shows: ['saas-tenants'],
      done: () => {
        setAsked([]);
        return t('modulesSaved', { name });
      },
      failed: t('modulesFailed'),
    },
  );
  const save = useVerb(async () => (taken.length > 0 ? usesOf((await askUses([id])).data, taken) : []), {
    done: (uses) => {
      setAsked(uses);
      if (uses.length === 0) void write.run();
    },
    failed: t('modulesFailed'),
  });
  return { asked, putAside: () => setAsked([]), save, write };
}

type UsedProps = {
  uses: Asked;
  company: CompanyRow;
  busy: boolean;
  onClose: () => void;
  onSure: () => void;
};

/** Who used what is to be taken away, and what is still to sail. */
function UsedModules({ uses, company: { name }, busy, onClose, onSure }: UsedProps) {
  const t = useText(saasTenantTexts);
  const kit = useText(kitTexts);
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('takeAwayTitle', { name })}
      text={t('modulesText')}
      labels={{ confirm: t('takeAway'), cancel: kit('cancel') }}
      busy={busy}
      onConfirm={onSure}
    >
      <UsesBanner uses={uses} />
    </ConfirmDialog>
  );
}
