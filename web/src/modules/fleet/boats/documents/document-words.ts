import type { BoatDocument } from '@leme/contract/fleet/boat-document-endpoints';
import { boatDocuments, daysLeft, documentState } from '@leme/contract/fleet/boat-documents';
import { choiceOf } from '@leme/contract/kit/labels';
import type { Locale } from '@leme/contract/kit/locale';
import { useMemo } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { documentsTexts } from './texts/texts.ts';

/** `TIE (inscrição) 441-028317-4`. */
export function documentName(
  { kind, number }: Pick<BoatDocument, 'kind' | 'number'>,
  locale: Locale,
): string {
  return [kindName(kind, locale), number].filter(Boolean).join(' ');
}

export function kindName(kind: BoatDocument['kind'], locale: Locale): string {
  return choiceOf(boatDocuments.fields.kind, kind, locale);
}

/** What people call papers and their state on a date. */
export function useDocumentWords() {
  const t = useText(documentsTexts);
  const { date: dateText } = useFormat();
  const locale = useLocale();
  return useMemo(
    () => ({
      name: (paper: Pick<BoatDocument, 'kind' | 'number'>) => documentName(paper, locale),
      state: (paper: BoatDocument, on: string): string => {
        const left = daysLeft(paper, on);
        if (left === null || paper.expires_on === null) return t('forever');
        const state = documentState(paper, on);
        if (state === 'expired') return t('expired', { count: -left });
        if (state === 'valid') return t('valid', { date: dateText(paper.expires_on) });
        return left === 0 ? t('expiresToday') : t('soon', { count: left });
      },
    }),
    [t, dateText, locale],
  );
}
