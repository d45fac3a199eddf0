import {PLANS, type Plan} from '../../../../site/plans/shared';
import {createStorageStore} from '../../../settings/createStorageStore';
import {oneOf} from '../../../settings/createStore';

/** The plan whose packages the user installs, for all products; empty if nothing is selected. */
export const planStore = createStorageStore<Plan | ''>({
  key: 'docs-installation-plan',
  server: '',
  isValid: oneOf([...PLANS, '' as const]),
});
