import { boatFeatures } from '@leme/contract/fleet/boat-features';
import { checkResource } from '../../testing/registers/check-resource.ts';

checkResource(boatFeatures);
