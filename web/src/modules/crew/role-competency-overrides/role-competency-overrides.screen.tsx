import { boatManning } from '@leme/contract/crew/boat-manning';
import { ownCompetencies } from '@leme/contract/crew/competencies';
import { competencyOverrides } from '@leme/contract/crew/overrides/competency-overrides';
import { useUrlState } from '#kit/browser/url-state.ts';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Tabs } from '#ui/records/tabs.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { leaving, readOverridesAddress, type Tab, tabs } from './overrides-address.ts';
import { roleCompetencyOverridesTexts } from './texts/texts.ts';

const Exceptions = resourceScreen(competencyOverrides, {
  columns: ['change', 'status', 'valid_from', 'valid_to', 'competencies', 'own_competencies'],
  card: ['change', 'status', 'valid_to'],
  form: [
    {
      rows: ['position change', 'competencies', 'own_competencies', 'reason', 'basis', 'valid_from valid_to'],
    },
    {
      title: 'competency-overrides.section.cell',
      rows: ['activity use_class', 'nav_area boat_type', 'tonnage'],
    },
    { title: 'competency-overrides.section.files', rows: ['files'] },
  ],
  parts: [DecisionPanel],
  empty: 'competency-overrides.empty',
});

/** What the company asks for beside the authorities. */
const OwnCompetencies = resourceScreen(ownCompetencies, {
  columns: ['validity_months', 'evidence_required', 'warn_days'],
  card: ['validity_months', 'evidence_required'],
  form: [{ rows: ['name', 'validity_months evidence_required', 'warn_days', 'notes'] }],
  empty: 'own-competencies.empty',
});

const Manning = resourceScreen(boatManning, {
  columns: ['boat_id', 'count', 'competency_id', 'source', 'note'],
  card: ['boat_id', 'count', 'source'],
  form: [{ rows: ['boat_id', 'position count', 'competency_id source', 'note'] }],
  empty: 'boat-manning.empty',
});

const lists = { exceptions: Exceptions, own: OwnCompetencies, manning: Manning } as const;

/** The three lists by which a company departs from the matrix; an open exception stands alone. */
function Overrides() {
  const t = useText(roleCompetencyOverridesTexts);
  const { state, change } = useUrlState(readOverridesAddress);
  const tab: Tab = state.tab ?? 'exceptions';
  const List = lists[tab];
  return (
    <div className="grid grid-cols-1 gap-3">
      {state.open === undefined && (
        <Tabs
          name={t('lists')}
          value={tab}
          onValueChange={(next) => change(leaving(tabs.find((each) => each === next) ?? 'exceptions'))}
          items={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        />
      )}
      <List key={tab} />
    </div>
  );
}

export const screen = Object.assign(Overrides, { prefetch: Exceptions.prefetch });
