import { competencies } from '@leme/contract/crew/competencies';
import { cellKey } from '@leme/contract/crew/engine/matrix';
import { matrixCells } from '@leme/contract/crew/matrix/matrix-cells';
import type { MatrixCell } from '@leme/contract/crew/matrix-endpoints';
import { choiceOf, labelOf } from '@leme/contract/kit/resource/labels';
import { useMemo } from 'react';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useCellWords } from '../../../lazy/test-box/use-cell-words.ts';
import { gridTexts } from './texts/texts.ts';

/** What a cell asks for, and what it leans on: a column each. */
export const asked = ['groups', 'min_age', 'legal', 'effect', 'source', 'checked_on', 'note'] as const;
export type Asked = (typeof asked)[number];

/** The papers a cell may name, by their ids. */
export function useCompetencyCodes() {
  const { query } = useRows(competencies, { limit: 200 });
  return useMemo(
    () => new Map((query.data?.data ?? []).map((row) => [row.id, String(row.code ?? '')])),
    [query.data],
  );
}

/** A cell in words. */
export function useCellText() {
  const t = useText(gridTexts);
  const kit = useText(kitTexts);
  const locale = useLocale();
  const { date } = useFormat();
  const nameOf = useCellWords();
  const codes = useCompetencyCodes();
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const groupText = (group: MatrixCell['groups'][number]) =>
    either.format(
      group.map(({ competency_id, or_higher }) => {
        const competency = codes.get(competency_id) ?? t('unknownPaper');
        return or_higher ? t('orHigherThan', { competency }) : competency;
      }),
    );
  const writers: { [name in Asked]: (cell: MatrixCell) => string } = {
    groups: ({ groups }) => all.format(groups.map(groupText)),
    min_age: ({ min_age }) => (min_age === null ? '' : t('fromAge', { age: min_age })),
    legal: ({ legal }) => kit(legal ? 'yes' : 'no'),
    effect: ({ effect }) => choiceOf(matrixCells.fields.effect, effect, locale),
    source: ({ source }) => source ?? '',
    checked_on: ({ checked_on }) => (checked_on === null ? '' : date(checked_on)),
    note: ({ note }) => note ?? '',
  };
  return {
    label: (name: Asked) => labelOf(matrixCells.fields[name], locale),
    /** Empty where it says nothing. */
    text: (cell: MatrixCell, name: Asked) => writers[name](cell),
    nameOf: (cell: MatrixCell) => nameOf(cellKey(cell)),
    keyName: nameOf,
    paper: (id: string) => codes.get(id) ?? t('unknownPaper'),
  };
}

export type CellText = ReturnType<typeof useCellText>;
