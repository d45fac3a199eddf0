import {site} from '../contexts/site';
import {isAllowed, subscribeToConsent} from '../third-parties/consent';
import {createAnalytics} from './createAnalytics';
import {reportWebVitals} from './reportWebVitals';
import {createUserProperties} from './userProperties';

const {id, script} = site.thirdParties.analytics!;

/** The tracker of this page. `index.ts` loads this module only if tracking is configured. */
export const analytics = createAnalytics({
  id,
  script,
  languages: site.i18n.locales,
  properties: createUserProperties(site.i18n.currentLocale),
  isAllowed: () => isAllowed('analytics'),
  subscribeToConsent,
  onStart: () => {
    // Sampled once per page load. A library that fails to load measures nothing.
    reportWebVitals((name, fields) => analytics.sendFields(name, fields), Math.random()).catch(
      () => {},
    );
  },
});
