import { may } from '@leme/contract/access/permission';
import type { CallOf } from '@leme/contract/kit/endpoint';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { themeClassOf } from '@leme/contract/tenancy/companies/theme-class';
import { companyHouse } from '@leme/contract/tenancy/settings/company-house';
import type { changeHouse, House } from '@leme/contract/tenancy/settings/house-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { useEntityForm } from '#kit/form/lazy/entity/use-entity-form.tsx';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { fieldText, useSpeech } from '#kit/resource/field-value.tsx';
import { changesBetween, sendable, startValues } from '#kit/resource/record/values/record-values.ts';
import { settingsTexts } from '#kit/resource/settings/texts/texts.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { BrandPreview } from '../brand/brand-preview.tsx';
import { ColourProposals } from '../brand/colour-proposals.tsx';
import { PaperPreview } from '../brand/paper-preview.tsx';

type Typed = Record<string, unknown>;
type Props = {
  title: string;
  text?: string;
  house: House;
  names: readonly string[];
  /** Draws below what the colours make of the product. */
  showsBrand?: boolean;
  /** What stands before the inputs and is saved by itself. */
  children?: ReactNode;
};

/** Some of what a company says about itself, with its one button; of two at once both states are compared. */
export function HouseForm({ title, text, house, names, showsBrand = false, children }: Props) {
  const t = useText(settingsTexts);
  const kit = useText(kitTexts);
  const mayChange = useCan()(may('tenant-settings', 'update'));
  const { form, onSubmit, isBusy, dialogs } = useHouse({ house, names });
  return (
    <Card>
      <CardHead title={title} />
      <CardBody className="grid gap-5">
        {text && <p className="text-muted-fg">{text}</p>}
        {children}
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {names.map((name) => (
            <EntityField key={name} entity={companyHouse} control={form.control} name={name} />
          ))}
          {showsBrand && mayChange && house.logo_url && (
            <ColourProposals
              logo={house.logo_url}
              onChoose={(colour) => form.setValue('primary_color', colour, { shouldDirty: true })}
            />
          )}
          {showsBrand && <Below control={form.control} house={house} />}
          {mayChange ? (
            <Button type="submit" variant="primary" className="justify-self-end" busy={isBusy}>
              {kit('save')}
            </Button>
          ) : (
            <p className="text-muted-fg">{t('mayNotDecide')}</p>
          )}
        </form>
        {dialogs}
      </CardBody>
    </Card>
  );
}

function useHouse({ house, names }: Pick<Props, 'house' | 'names'>) {
  const t = useText(settingsTexts);
  const toast = useToast();
  const speech = useSpeech();
  const client = useQueryClient();
  const valuesOf = (row: House): Typed => startValues(companyHouse, names, row as unknown as AnyRow) as Typed;
  const used = useEntityForm<Typed, House>(companyHouse, names, {
    start: {
      row: house,
      valuesOf,
      say: (values, name) => {
        const field = companyHouse.fields[name as keyof typeof companyHouse.fields];
        return fieldText(field, sendable(field, values[name]), undefined, speech);
      },
      staleTitle: t('stale'),
    },
    save: async (values, base) => {
      const before = base ?? house;
      const changes = changesBetween(companyHouse, names, valuesOf(before), values);
      if (Object.keys(changes).length === 0) return;
      const sent = { version: before.version, ...changes } as CallOf<typeof changeHouse>;
      await call<typeof changeHouse>('PATCH /tenant-settings', sent);
      void refetchShowing(client, ['tenant_settings']);
    },
    onDone: (values) => {
      used.form.reset(values);
      toast.show({ title: t('saved') });
    },
    failedTitle: t('saveFailed'),
  });
  const { isDirty, startFrom } = used;
  // Outside system: the form library. What others say shows where nothing is typed.
  useEffect(() => {
    if (!isDirty) startFrom(house);
  });
  return used;
}

function Below({ control, house }: { control: Control<Typed>; house: House }) {
  const [primary, secondary, theme_class] = useWatch({
    control,
    name: ['primary_color', 'secondary_color', 'theme_class'],
  });
  return (
    <>
      <BrandPreview
        company={house.name}
        logo={house.logo_url}
        primary={String(primary ?? '') || null}
        secondary={String(secondary ?? '') || null}
        themeClass={themeClassOf(String(theme_class ?? ''))}
      />
      <PaperPreview company={house.name} primary={String(primary ?? '') || null} />
    </>
  );
}
