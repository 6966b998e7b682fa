import { boatFeatures } from '@leme/contract/fleet/boat-features';
import { supplierContacts } from '@leme/contract/fleet/supplier-contacts';
import { supplierTypes } from '@leme/contract/fleet/supplier-types';
import { suppliers } from '@leme/contract/fleet/suppliers';
import { serveResource } from '#kit/resource/serve-resource';
import { featureCounts, supplierCounts, supplierTypeCounts } from './counts.ts';

export const servesRegisters = [
  ...serveResource(boatFeatures, { computes: featureCounts }),
  ...serveResource(suppliers, { computes: supplierCounts, replaceable: true }),
  ...serveResource(supplierContacts),
  ...serveResource(supplierTypes, { computes: supplierTypeCounts }),
];
