import { ownCredentials } from '@leme/contract/crew/crew-credentials';
import type { addOwnCredential, listCrewCompetencies } from '@leme/contract/crew/endpoints';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Select } from '#ui/select/select.tsx';
import { crewCompetenciesTexts } from '../../texts/texts.ts';

type Props = { choices: ReplyOf<typeof listCrewCompetencies>['choices']; onClose: () => void };
type Draft = {
  competency_id: string | null;
  number: string;
  issuer: string;
  issued_on: string | null;
  expires_on: string | null;
  front: string | null;
  back: string | null;
};

const empty: Draft = {
  competency_id: null,
  number: '',
  issuer: '',
  issued_on: null,
  expires_on: null,
  front: null,
  back: null,
};

/** A paper of one's own: of what, its number and its days. It waits until somebody else checks it. */
export function AddDialog({ choices, onClose }: Props) {
  const t = useText(crewCompetenciesTexts);
  const isOwn = (id: string | null) => choices.some((each) => each.id === id && each.isOwn);
  return (
    <VerbDialog
      entity={ownCredentials}
      fields={['competency_id', 'number', 'issuer', 'issued_on', 'expires_on', 'front', 'back']}
      start={empty}
      title={t('add')}
      submit={t('add')}
      run={({ competency_id, issuer, ...paper }) =>
        call<typeof addOwnCredential>('POST /crew-competencies/credentials', {
          ...paper,
          issuer: issuer || null,
          competency_id: isOwn(competency_id) ? null : competency_id,
          own_competency_id: isOwn(competency_id) ? competency_id : null,
        })
      }
      shows={['crew-members', 'crew-competencies']}
      done={() => t('added')}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <EntityField entity={ownCredentials} control={control} name="competency_id">
            {({ value, onChange }) => (
              <Select
                value={value || null}
                options={choices.map(({ id, name }) => ({ value: id, label: name }))}
                onValueChange={onChange}
              />
            )}
          </EntityField>
          <EntityField entity={ownCredentials} control={control} name="number" />
          <EntityField entity={ownCredentials} control={control} name="issuer" />
          <EntityField entity={ownCredentials} control={control} name="issued_on" />
          <EntityField entity={ownCredentials} control={control} name="expires_on" />
          <EntityField entity={ownCredentials} control={control} name="front" />
          <EntityField entity={ownCredentials} control={control} name="back" />
        </>
      )}
    </VerbDialog>
  );
}
