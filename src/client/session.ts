import {site} from '../contexts/site';
import {isAllowed, subscribeToConsent} from '../third-parties/consent';
import {createAnalytics} from './createAnalytics';
import {reportWebVitals} from './reportWebVitals';
import {createUserProperties} from './userProperties';

const {id, script} = site.thirdParties.analytics!;

/** What counts on this page; `index.ts` loads it only where it is configured. */
export const analytics = createAnalytics({
  id,
  script,
  languages: site.i18n.locales,
  properties: createUserProperties(site.i18n.currentLocale),
  isAllowed: () => isAllowed('analytics'),
  subscribeToConsent,
  onBegin: () => {
    // One draw for the page. What cannot be loaded is not measured.
    reportWebVitals((name, fields) => analytics.sendFields(name, fields), Math.random()).catch(
      () => {},
    );
  },
});
