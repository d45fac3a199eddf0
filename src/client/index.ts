import type {ClientModule} from '@docusaurus/types';
import './ownUrl';
import {asksForPrivacy, listPurposes} from '../third-parties/consent';
import {REPORT, type ReportedEvent} from '../third-parties/reportEvent';
import {readClick} from './clicks';
import type * as Session from './session';

/** Loads what counts, where somebody could want it to: configured, on the production host, and no signal against it. */
const session =
  typeof window !== 'undefined' && listPurposes().includes('analytics') && !asksForPrivacy()
    ? import(/* webpackChunkName: "analytics" */ './session')
    : undefined;

/** Hands things on in the order in which they happened. A reader who cannot load what counts is not counted. */
const tell = (job: (loaded: typeof Session) => void): void => {
  session?.then(job).catch(() => {});
};

if (session) {
  // Before anything on the page can stop it, and read at once: what was clicked may be gone a moment later.
  document.addEventListener(
    'click',
    ({target}) => {
      const event = readClick(target);
      if (event) {
        tell(({analytics}) => analytics.send(event));
      }
    },
    true,
  );
  window.addEventListener(REPORT, (report) => {
    const {detail} = report as CustomEvent<ReportedEvent>;
    tell(({analytics}) => analytics.send(detail));
  });
}

/** Page views, clicks, ads and web vitals, for whoever is configured to count them. */
const client: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      tell(({analytics}) => analytics.viewPage());
    }
  },
};

export default client;
