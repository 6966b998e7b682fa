import { boatFeatures } from '@leme/contract/fleet/boat-features';
import {
  boatFeatureEndpoints,
  supplierEndpoints,
  supplierTypeEndpoints,
} from '@leme/contract/fleet/endpoints';
import { supplierTypes } from '@leme/contract/fleet/supplier-types';
import { suppliers } from '@leme/contract/fleet/suppliers';
import { serveResource } from '#kit/resource/serve-resource';

export const servesBoatFeatures = serveResource(boatFeatures, boatFeatureEndpoints);
export const servesSuppliers = serveResource(suppliers, supplierEndpoints);
export const servesSupplierTypes = serveResource(supplierTypes, supplierTypeEndpoints);
