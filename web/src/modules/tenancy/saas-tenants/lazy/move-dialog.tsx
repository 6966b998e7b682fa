import type { CallOf } from '@leme/contract/kit/endpoint';
import { companyStops } from '@leme/contract/tenancy/companies/companies';
import type {
  archiveCompany,
  CompanyRow,
  reactivateCompany,
  suspendCompany,
} from '@leme/contract/tenancy/companies/company-endpoints';
import type { CompanyMove } from '@leme/contract/tenancy/companies/company-states';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { CodeField } from '#kit/auth-session/lazy/code/code-field.tsx';
import { useCode } from '#kit/auth-session/lazy/code/use-code.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { allSendable, startValues } from '#kit/resource/record/values/record-values.ts';
import { useText } from '#kit/text/i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { saasTenantsTexts } from '../texts/texts.ts';

type Props = { company: CompanyRow; move: CompanyMove; onClose: () => void };
type Reasons = Record<string, unknown>;

const reasons = ['kind', 'reason'];

/** A company is stopped, put away or let go on: why, its address where it is put away, and the operator's own password. */
export function MoveDialog({ company, move, onClose }: Props) {
  const t = useText(saasTenantsTexts);
  const { name, subdomain } = company;
  const fields = move === 'reactivation' ? [] : reasons;
  const [typed, setTyped] = useState('');
  const proof = useProof();
  const isDiffering = move === 'archival' && typed.trim() !== subdomain;
  const run = async (values: Reasons) => {
    const own = { id: company.id, version: company.version, ...proof.given };
    const stop = { ...own, ...allSendable(companyStops, fields, values) } as CallOf<typeof suspendCompany>;
    if (move === 'reactivation')
      return await call<typeof reactivateCompany>('POST /saas-tenants/:id/reactivation', own);
    if (move === 'suspension')
      return await call<typeof suspendCompany>('POST /saas-tenants/:id/suspension', stop);
    return await call<typeof archiveCompany>('POST /saas-tenants/:id/archival', {
      ...stop,
      subdomain: typed,
    });
  };
  return (
    <VerbDialog<Reasons, CompanyRow>
      entity={companyStops}
      fields={fields}
      start={startValues(companyStops, fields)}
      title={t(`${move}Title`, { name })}
      description={t(`${move}Text`)}
      submit={t(move)}
      run={run}
      shows={['saas-tenants']}
      done={() => t(`${move}Done`, { name })}
      place={proof.takes}
      onClose={onClose}
    >
      {(form) => (
        <>
          {fields.map((field) => (
            <EntityField key={field} entity={companyStops} control={form.control} name={field} />
          ))}
          {move === 'archival' && (
            <Field
              label={t('typeAddress', { subdomain })}
              error={typed !== '' && isDiffering ? faultText({ code: 'slug-differs' }) : undefined}
              required
            >
              <TextInput
                value={typed}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
          )}
          {proof.fields}
        </>
      )}
    </VerbDialog>
  );
}

/** The operator's own password, and the code where the server asks for one. */
function useProof() {
  const t = useText(saasTenantsTexts);
  const [password, setPassword] = useState('');
  const [isWrong, setWrong] = useState(false);
  const code = useCode();
  const takes = (error: unknown) => {
    const isPassword =
      isProblem(error, 'validation') && error.errors.some(({ pointer }) => pointer === '/password');
    setWrong(isPassword);
    return isPassword || code.takes(error);
  };
  return {
    given: { password, ...code.given },
    takes,
    fields: (
      <>
        <Field label={t('password')} error={isWrong ? t('passwordWrong') : undefined} required>
          <TextInput
            type="password"
            autoComplete="current-password"
            maxLength={1024}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setWrong(false);
            }}
          />
        </Field>
        {code.field && <CodeField {...code.field} />}
      </>
    ),
  };
}
