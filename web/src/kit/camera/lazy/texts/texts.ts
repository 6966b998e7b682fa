// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  useCamera: never;
  asking: never;
  denied: never;
  allowAndroid: never;
  allowIphone: never;
  allowFirefox: never;
  allowDesktop: never;
  missing: never;
  missingText: never;
  busy: never;
  busyText: never;
  readerFailed: never;
  readerFailedText: never;
  retry: never;
};

export const cameraTexts = defineTexts<Texts>('kit/camera/lazy', {
  fetch: async (locale) => ({ 'kit/camera/lazy': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/camera/lazy': source } },
});
