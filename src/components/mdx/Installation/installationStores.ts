import {PLANS, type Plan} from '../../../../site/plans/shared';
import {createStorageStore} from '../../../settings/createStorageStore';
import {oneOf} from '../../../settings/createStore';

/** The plan whose packages the reader installs, for all products; empty while nothing is chosen. */
export const planStore = createStorageStore<Plan | ''>({
  key: 'docs-installation-plan',
  server: '',
  isValid: oneOf([...PLANS, '' as const]),
});
