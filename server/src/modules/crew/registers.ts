import { boatManning } from '@leme/contract/crew/boat-manning';
import { competencies, ownCompetencies } from '@leme/contract/crew/competencies';
import { serveResource } from '#kit/resource/serve-resource';

export const servesRegisters = [
  ...serveResource(boatManning),
  ...serveResource(competencies),
  ...serveResource(ownCompetencies),
];
