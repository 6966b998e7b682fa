import { boatFeatures } from '@leme/contract/fleet/boat-features';
import { supplierTypes } from '@leme/contract/fleet/supplier-types';
import { suppliers } from '@leme/contract/fleet/suppliers';
import { serveResource } from '#kit/resource/serve-resource';

export const servesBoatFeatures = serveResource(boatFeatures);
export const servesSuppliers = serveResource(suppliers);
export const servesSupplierTypes = serveResource(supplierTypes);
